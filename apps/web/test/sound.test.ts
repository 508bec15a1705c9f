import { describe, expect, test } from 'vitest';
import { CHAIN_SOUNDS, MINES_SOUNDS } from '../src/boards/mines/sounds.ts';
import { SHIFT_SOUNDS } from '../src/boards/shift/sounds.ts';
import { SHELL_SOUNDS } from '../src/shell/sounds.ts';
import { openSound, type SoundContext } from '../src/sound/sound.ts';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  tap(): void {
    this.dispatchEvent(new Event('pointerup'));
  }

  show(visibilityState: DocumentVisibilityState): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A telephone: its audio starts on a gesture only, and stops when it rings. */
function telephone() {
  const calls: string[] = [];
  let contexts = 0;
  const context = {
    state: 'suspended' as string,
    currentTime: 0,
    sampleRate: 100,
    destination: {},
    async resume() {
      calls.push('resume');
      this.state = 'running';
    },
    async suspend() {
      calls.push('suspend');
      this.state = 'suspended';
    },
    createGain: () => node(),
    createBiquadFilter: () => ({ ...node(), frequency: param() }),
    createOscillator: () => source(calls),
    createBufferSource: () => source(calls),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  const create = () => {
    contexts++;
    return context as unknown as SoundContext;
  };
  return { calls, context, create, contexts: () => contexts };
}

function param() {
  return { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
}

function node() {
  return { gain: param(), connect() {} };
}

function source(calls: string[]) {
  return { ...node(), frequency: param(), start: () => calls.push('start'), stop() {} };
}

function open(isOn = () => true) {
  const page = new Page();
  const phone = telephone();
  const sound = openSound(isOn, phone.create, page);
  sound.register(SHIFT_SOUNDS);
  return { page, phone, sound };
}

describe('sound', () => {
  test('is silent, and asks for nothing, before the first gesture', () => {
    const { phone, sound } = open();
    sound.play('stamp');
    expect(phone.contexts()).toBe(0);
  });

  test('is heard after a tap, out of one context for ever', () => {
    const { page, phone, sound } = open();
    page.tap();
    page.tap();
    sound.play('stamp');
    expect(phone.contexts()).toBe(1);
    expect(phone.calls).toEqual(['resume', 'start', 'start']);
  });

  test('comes back by itself after a call that ended without a gesture', () => {
    const { page, phone, sound } = open();
    page.tap();
    phone.context.state = 'interrupted';
    page.show('visible');
    sound.play('tick');
    expect(phone.calls).toEqual(['resume', 'resume', 'start']);
  });

  test('sleeps while nobody looks', () => {
    const { page, phone } = open();
    page.tap();
    page.show('hidden');
    expect(phone.context.state).toBe('suspended');
    page.show('visible');
    expect(phone.context.state).toBe('running');
  });

  test('that is switched off starts nothing, not even a context', () => {
    const { page, phone, sound } = open(() => false);
    page.tap();
    sound.play('stamp');
    expect(phone.contexts()).toBe(0);
  });

  test('of a name that nobody registered is a mistake', () => {
    expect(() => open().sound.play('birdsong')).toThrow(/no sound "birdsong"/);
  });
});

test('every sound is short, and every layer can be played', () => {
  const recipes = [...SHELL_SOUNDS, ...SHIFT_SOUNDS, ...MINES_SOUNDS];
  expect(recipes.length).toBeGreaterThan(30);
  for (const { name, layers } of recipes) {
    expect(layers.length, name).toBeGreaterThan(0);
    for (const { from, to, attack, decay, gain, delay = 0 } of layers) {
      expect(Math.min(from, to), `${name}: an exponential glide cannot reach zero`).toBeGreaterThan(0);
      expect(gain, name).toBeLessThanOrEqual(1);
      expect(delay + attack + decay, name).toBeLessThanOrEqual(0.6);
    }
  }
});

test('the waves of a chain rise, and no two sounds of the mines have one name', () => {
  const names = MINES_SOUNDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const tones = CHAIN_SOUNDS.map((name) => {
    const tone = MINES_SOUNDS.find((each) => each.name === name)?.layers.find(({ wave }) => wave !== 'noise');
    return tone?.from ?? 0;
  });
  expect(tones[0]).toBeGreaterThan(0);
  expect(tones.every((tone, wave) => wave === 0 || tone > (tones[wave - 1] ?? 0))).toBe(true);
});
