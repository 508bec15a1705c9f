/** Where in the client somebody is. Every place has an address behind the `#`, so no server has to know any of them. */
export type Route =
  | { readonly kind: 'wall' }
  /** The form that is filled in before a play, and what a link wants it to say. */
  | { readonly kind: 'choice'; readonly game: string; readonly order?: string }
  /** The running week; for a newcomer, the lesson. */
  | { readonly kind: 'play'; readonly game: string }
  | { readonly kind: 'rules'; readonly game: string }
  /** Every colour of a board beside every other, for whoever makes it. */
  | { readonly kind: 'proof'; readonly game: string }
  /** A finished play out of a link. */
  | { readonly kind: 'replay'; readonly link: string }
  | { readonly kind: 'settings' }
  /** The laboratory: every claim with its state. */
  | { readonly kind: 'lab' }
  /** One experiment of it. */
  | { readonly kind: 'experiment'; readonly game: string; readonly name: string }
  /** One of its instruments, for a game: `sweep` turns a number, `explorer` shows the solved game. */
  | { readonly kind: 'sweep' | 'explorer'; readonly game: string };

const GAME_PLACES = ['choice', 'play', 'rules', 'proof'] as const;
/** No experiment may have such a name. */
const INSTRUMENTS = ['sweep', 'explorer'] as const;

/** Reads what stands behind the `#`; `undefined` for an address that leads nowhere. */
export function parseRoute(hash: string): Route | undefined {
  const path = hash.replace(/^#?\/?/, '');
  if (path === '') return { kind: 'wall' };
  if (path === 'settings') return { kind: 'settings' };
  const [first = '', ...rest] = path.split('/');
  if (first === 'replay') return { kind: 'replay', link: rest.join('/') };
  if (first === 'lab') return parseLabRoute(rest);
  if (rest[0] === 'choice' && rest.length === 2) return readOrder(first, rest[1] ?? '');
  const place = GAME_PLACES.find((each) => each === rest[0]);
  return place === undefined || rest.length > 1 ? undefined : { kind: place, game: first };
}

function readOrder(game: string, text: string): Route | undefined {
  try {
    return { kind: 'choice', game, order: decodeURIComponent(text) };
  } catch {
    return undefined;
  }
}

function parseLabRoute([game, name, ...rest]: readonly string[]): Route | undefined {
  if (game === undefined) return { kind: 'lab' };
  if (name === undefined || rest.length > 0) return undefined;
  const instrument = INSTRUMENTS.find((each) => each === name);
  return instrument === undefined ? { kind: 'experiment', game, name } : { kind: instrument, game };
}

/** The address of a place, beginning with `#`. */
export function formatRoute(route: Route): string {
  switch (route.kind) {
    case 'wall':
      return '#/';
    case 'settings':
      return '#/settings';
    case 'replay':
      return `#/replay/${route.link}`;
    case 'lab':
      return '#/lab';
    case 'experiment':
      return `#/lab/${route.game}/${route.name}`;
    case 'sweep':
    case 'explorer':
      return `#/lab/${route.game}/${route.kind}`;
    case 'choice':
      return `#/${route.game}/choice${route.order === undefined ? '' : `/${encodeURIComponent(route.order)}`}`;
    case 'play':
    case 'rules':
    case 'proof':
      return `#/${route.game}/${route.kind}`;
  }
}
