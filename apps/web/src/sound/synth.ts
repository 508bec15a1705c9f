import type { SoundLayer, SoundRecipe } from './recipe.ts';

/** Loud enough for a telephone, quiet enough for a train. */
const MASTER_GAIN = 0.5;
/** Silence, as far as an exponential curve can get there. */
const SILENCE = 0.0001;
const NOISE_SECONDS = 1;

/** Plays a recipe from now on. `strength` from 0 to 1 scales its loudness. */
export function playRecipe(context: BaseAudioContext, recipe: SoundRecipe, strength: number): void {
  for (const layer of recipe.layers) playLayer(context, layer, strength);
}

function playLayer(context: BaseAudioContext, layer: SoundLayer, strength: number): void {
  const start = context.currentTime + (layer.delay ?? 0);
  const end = start + layer.attack + layer.decay;
  const envelope = context.createGain();
  const peak = Math.max(SILENCE, layer.gain * strength * MASTER_GAIN);
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.exponentialRampToValueAtTime(peak, start + layer.attack);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  envelope.connect(context.destination);
  const source =
    layer.wave === 'noise' ? noise(context, layer, start, end) : tone(context, layer, start, end);
  source.output.connect(envelope);
  source.node.start(start);
  source.node.stop(end);
}

interface Source {
  readonly node: AudioScheduledSourceNode;
  readonly output: AudioNode;
}

function tone(context: BaseAudioContext, layer: SoundLayer, start: number, end: number): Source {
  const node = context.createOscillator();
  if (layer.wave !== 'noise') node.type = layer.wave;
  glide(node.frequency, layer, start, end);
  return { node, output: node };
}

function noise(context: BaseAudioContext, layer: SoundLayer, start: number, end: number): Source {
  const node = context.createBufferSource();
  node.buffer = noiseOf(context);
  node.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  glide(band.frequency, layer, start, end);
  node.connect(band);
  return { node, output: band };
}

function glide(pitch: AudioParam, layer: SoundLayer, start: number, end: number): void {
  pitch.setValueAtTime(layer.from, start);
  pitch.exponentialRampToValueAtTime(layer.to, end);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** The same noise every time: what the ear compares is the band, and the rules' chance has no business here. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let word = 1;
  for (let index = 0; index < samples.length; index++) {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    samples[index] = word / 2 ** 31;
  }
  noises.set(context, buffer);
  return buffer;
}
