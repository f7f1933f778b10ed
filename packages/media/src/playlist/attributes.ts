/** A value of an attribute list: text is quoted, an enumerated word or resolution is passed through `bare`. */
type Value = string | number | { readonly bare: string };

export const bare = (word: string): Value => ({ bare: word });

/**
 * `#TAG:NAME=value,...` (RFC 8216, 4.2). Quotation marks and line breaks cannot be written in a quoted
 * string there, so they are refused rather than dropped.
 *
 * @throws RangeError for such a text
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
