/** A value of an attribute list: texts are quoted; `bare` marks an enumerated word or a resolution. */
type Value = string | number | { readonly bare: string };

export const bare = (word: string): Value => ({ bare: word });

/**
 * `#TAG:NAME=value,...` (RFC 8216, 4.2).
 *
 * @throws RangeError for quotation marks and line breaks, which a quoted string cannot contain
 */
export function tag(name: string, attributes: Readonly<Record<string, Value>>): string {
  const parts = Object.entries(attributes).map(([key, value]) => `${key}=${written(value)}`);
  return `#${name}:${parts.join(',')}`;
}

function written(value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.bare;
  if (/["\r\n]/.test(value))
    throw new RangeError('a playlist attribute cannot hold quotation marks or line breaks');
  return `"${value}"`;
}
