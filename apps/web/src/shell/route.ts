/** Where in the client somebody is. Every place has an address behind the `#`, so no server has to know any of them. */
export type Route =
  | { readonly kind: 'wall' }
  /** The form that is filled in before a week. */
  | { readonly kind: 'choice'; readonly game: string }
  /** The running week; for a newcomer, the lesson. */
  | { readonly kind: 'play'; readonly game: string }
  | { readonly kind: 'rules'; readonly game: string }
  /** A finished play out of a link. */
  | { readonly kind: 'replay'; readonly link: string }
  | { readonly kind: 'settings' };

const GAME_PLACES = ['choice', 'play', 'rules'] as const;

/** Reads what stands behind the `#`; `undefined` for an address that leads nowhere. */
export function parseRoute(hash: string): Route | undefined {
  const path = hash.replace(/^#?\/?/, '');
  if (path === '') return { kind: 'wall' };
  if (path === 'settings') return { kind: 'settings' };
  const [first = '', ...rest] = path.split('/');
  if (first === 'replay') return { kind: 'replay', link: rest.join('/') };
  const place = GAME_PLACES.find((each) => each === rest[0]);
  return place === undefined || rest.length > 1 ? undefined : { kind: place, game: first };
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
    case 'choice':
    case 'play':
    case 'rules':
      return `#/${route.game}/${route.kind}`;
  }
}
