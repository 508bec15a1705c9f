import { type Problem, printShort } from '@foretell/engine';

/** Says what is wrong with one value of untrusted data; nothing when it is right. */
export type Check = (value: unknown, path: Problem['path']) => readonly Problem[];

export function wrong(path: Problem['path'], expected: string, received: unknown): readonly Problem[] {
  return [{ code: 'save', path, expected, received: printShort(received) }];
}

export function whole(least: number, most: number): Check {
  const isRight = (value: unknown) =>
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= least &&
    value <= most &&
    !Object.is(value, -0);
  return (value, path) =>
    isRight(value) ? [] : wrong(path, `a whole number from ${least} to ${most}`, value);
}

export function among(values: readonly unknown[]): Check {
  return (value, path) => (values.includes(value) ? [] : wrong(path, `one of ${values.join(', ')}`, value));
}

export const text: Check = (value, path) => (typeof value === 'string' ? [] : wrong(path, 'text', value));

export const truth = among([true, false]);

export function orNull(check: Check): Check {
  return (value, path) => (value === null ? [] : check(value, path));
}

export function listOf(check: Check, length?: number): Check {
  return (value, path) => {
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) {
      return wrong(path, length === undefined ? 'a list' : `a list of ${length}`, value);
    }
    return value.flatMap((each, at) => check(each, [...path, at]));
  };
}

type Fields = Readonly<Record<string, Check>>;

/** Exactly these fields; with `isPartial` any of them. */
export function fields(checks: Fields, isPartial = false): Check {
  return (value, path) => {
    if (!isRecord(value)) return wrong(path, 'fields by name', value);
    const strange = Object.keys(value).filter((name) => !Object.hasOwn(checks, name));
    return [
      ...strange.flatMap((name) => wrong([...path, name], `one of ${Object.keys(checks).join(', ')}`, name)),
      ...Object.entries(checks).flatMap(([name, check]) =>
        isPartial && !Object.hasOwn(value, name) ? [] : check(value[name], [...path, name]),
      ),
    ];
  };
}

/** One of several shapes, told apart by a field. */
export function byKind(kinds: Readonly<Record<string, Fields>>, tag = 'kind'): Check {
  return (value, path) => {
    if (!isRecord(value)) return wrong(path, 'fields by name', value);
    const kind = value[tag];
    const known = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (known === undefined) return wrong([...path, tag], `one of ${Object.keys(kinds).join(', ')}`, kind);
    return fields({ ...known, [tag]: text })(value, path);
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
