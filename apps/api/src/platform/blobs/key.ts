const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const LONGEST = 512;

/** Throws for a key that could leave its folder or mean another file in some store: `..`, `/x`, `a//b`, `%2e`, spaces. */
export function checkKey(key: string): string {
  const fine = key.length <= LONGEST && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!fine) throw new TypeError(`not a key of a file: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}

/** As above for a prefix, which may be empty or end within a name. */
export function checkPrefix(prefix: string): string {
  if (prefix) checkKey(prefix.replace(/\/$/, ''));
  return prefix;
}
