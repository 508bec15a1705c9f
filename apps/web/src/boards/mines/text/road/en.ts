/** The way through the levels: the map, what is offered, what is carried. English is the shape of the others. */
export const en = {
  level: (level: number, levels: number): string => `Level ${level} of ${levels}`,
  map: 'Map of this level',
  choose: 'Where to?',
  chosen: (name: string): string => `To: ${name}`,
  go: 'Go there',
  notYet: 'No way there from here',
  been: 'You have been there',
  here: 'You are here',
  reachable: 'can be reached',
  board: (size: number): string => `Boards of ${size} by ${size}`,
  mayHave: (what: string): string => `may carry ${what}`,
  list: (names: readonly string[]): string => names.join(', '),
  carried: 'What you carry',
  nothing: 'Nothing yet',
  relics: 'Relics',
  feats: 'Feats',
  items: 'Things',
  hp: 'Hit points',
  attack: 'Attack',
  defence: 'Defence',
  ap: 'First-round points',
  close: 'Close',
  offers: { three_choice: 'Take one', relic: 'Take a relic', feat: 'Learn a feat' },
  more: (count: number): string =>
    count === 1 ? 'One more choice follows.' : `${count} more choices follow.`,
  take: 'Take it',
  takeNothing: 'Choose first',
  nowThen: (now: number, then: number): string => `${now} → ${then}`,
};

export type RoadText = typeof en;
