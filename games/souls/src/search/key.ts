import type { State } from '../state.ts';

/**
 * What makes two states of one search the same to go on from: everything but the clock and what the hero remembers. Two states with
 * the same key differ in nothing that the next turns could depend on, save the luck to come.
 */
export function keyOf({ hero, floor }: State): string {
  const { busy } = hero;
  let key = `${hero.cell},${hero.facing},${hero.hp},${hero.stamina},${Number(hero.rolled)},${Number(hero.attacked)},${hero.beatsUsed},${hero.guard ?? ''}`;
  if (busy !== null) key += `b${busy.kind},${busy.left},${'facing' in busy ? busy.facing : ''}`;
  for (const { skill, left } of hero.cooldowns) key += `c${skill}${left}`;
  for (const foe of floor.enemies) {
    key += `|${foe.id},${foe.cell},${foe.hp},${foe.stamina},${foe.energy},${foe.state},${foe.timer},${foe.impact},${foe.marks}`;
    if (foe.attack !== null) key += `,${foe.attack.id},${foe.attack.stage},${foe.attack.facing}`;
  }
  for (const shot of floor.projectiles) key += `s${shot.cell},${shot.direction},${shot.left}`;
  for (const door of floor.openDoors) key += `d${door}`;
  return key;
}
