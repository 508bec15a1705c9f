import type { Fault } from '../store/fault.ts';
import type { Settings } from '../store/settings.ts';
import { LOCALE_NAMES } from './locale.ts';

type Words<Name extends keyof Settings> = Readonly<Record<Settings[Name], string>>;

/** English, and the shape of every other catalogue. */
export const en = {
  brand: 'Foretell',
  /** What stands in the window's title. */
  pageTitle: (place: string): string => `${place} · Foretell`,
  toWall: 'To the wall',
  back: 'Back',
  settings: 'Settings',

  wall: {
    title: 'The wall',
    notices: 'Notices',
    lab: { title: 'Laboratory', line: 'Every figure of the design, measured again.' },
    office: { title: 'Office', line: 'Language, sound, motion, your records.' },
    finished: 'Results',
    outcome: { won: 'Won', lost: 'Lost', drawn: 'Drawn' },
    watch: 'Watch again:',
    update: { title: 'New edition', line: 'A newer version has been printed.', act: 'Hang it up' },
    unreadable: {
      title: 'Unreadable',
      kept: (name: string): string => `Set aside as “${name}”. Nothing was thrown away.`,
      download: 'Download it',
      dismiss: 'Noted',
    },
    keepsNothing: {
      title: 'No filing cabinet',
      line: 'This browser stores nothing. What you play here is gone when the page is.',
    },
  },

  play: {
    notSaved: 'Not saved: the browser’s storage is full or shut',
  },

  missing: {
    failed: 'A part of the client could not be fetched.',
    broke: 'Something fell over. What you played is kept as it stood.',
    retry: 'Try again',
  },

  proof: { title: 'Proof sheet' },
  replay: {
    title: 'Replay',
    broken: 'This replay cannot be shown',
    nothing: 'Nothing has been changed.',
  },

  fault: (fault: Fault): string => sayFault(fault),

  office: {
    language: 'Language',
    languages: { system: 'Browser', ...LOCALE_NAMES } satisfies Words<'language'>,
    sound: 'Sound',
    sounds: { on: 'On', off: 'Off' } satisfies Words<'sound'>,
    motion: 'Motion',
    motions: { system: 'System', full: 'Full', reduced: 'Reduced' } satisfies Words<'motion'>,
    motionLine: 'Reduced: nothing shakes and nothing flashes.',
    hand: 'Hand',
    hands: { right: 'Right', left: 'Left' } satisfies Words<'hand'>,
    handLine: 'Where the main buttons lie.',
    contrast: 'Contrast',
    contrasts: { system: 'System', normal: 'Normal', more: 'More' } satisfies Words<'contrast'>,
    palette: 'Colours',
    palettes: { normal: 'Usual', 'colour-blind': 'Colour-blind' } satisfies Words<'palette'>,
    paletteLine: 'Shapes tell everything that colours tell.',

    records: 'Records',
    recordsLine: 'Everything lies in this browser and nowhere else. A file is the only copy.',
    exportAll: 'Save to a file',
    importFile: 'Read a file',
    importQuestion: 'The file is in order. It takes the place of everything kept here.',
    importAct: 'Take it over',
    imported: 'Taken over.',
    refused: 'Not taken over:',
    full: 'Not taken over: it does not fit into the browser’s storage.',
    erase: 'Erase everything',
    eraseAct: 'Erase: press again',
    erased: 'Erased.',
    cancel: 'Leave it',
    kept: 'Set aside, unread',
    keptLine: 'Texts that could not be read. They stay until you erase them.',
    keptName: (name: string): string => `Download ${name}`,

    about: 'Colophon',
    aboutLine: 'Foretell is free software under the MIT licence.',
    notices: 'Licences of what it is built on',
  },
};

function sayFault(fault: Fault): string {
  switch (fault.kind) {
    case 'broken':
      return 'The text is broken, or was cut off on the way.';
    case 'foreign':
      return 'This is not a file of Foretell.';
    case 'too-large':
      return 'It is larger than anything Foretell writes.';
    case 'other-game':
      return `It belongs to the game “${fault.received}”, which is not here.`;
    case 'newer':
      return `It was written by a newer Foretell: version ${fault.received}. This one reads up to version ${fault.expected}.`;
    case 'older':
      return `It was played under version ${fault.received} of the rules. Version ${fault.expected} would play it differently.`;
    case 'changed':
      return 'It is not what was written: somebody or something changed it.';
    case 'unfinished':
      return 'The play it tells of was not finished.';
    case 'unknown-player':
      return 'Somebody sits at its table whom this version does not know.';
  }
}

/** Everything the shell says, in one language. English is the shape of the others. */
export type Text = typeof en;
