/**
 * The value as it comes out of any message to another thread or machine: fields that are `undefined` are gone and -0 is 0,
 * neither of which JSON can say. Other numbers are left alone: one that is not finite is a mistake for somebody to notice.
 */
export function toPlain<Value>(value: Value): Value {
  return plainOf(value) as Value;
}

function plainOf(value: unknown): unknown {
  if (typeof value === 'number') return value + 0;
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, plainOf(field)]));
}
