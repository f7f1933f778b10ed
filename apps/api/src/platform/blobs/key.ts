const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const LONGEST = 512;

/** Throws for a key that could leave its folder or that some store would read otherwise: `..`, `/x`, `a//b`, `%2e`, spaces. */
export function checkKey(key: string): string {
  const fine = key.length <= LONGEST && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!fine) throw new TypeError(`not a key of a file: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}

/** The same for the beginning of a key, which may be empty or end in the middle of a name. */
export function checkPrefix(prefix: string): string {
  if (prefix) checkKey(prefix.replace(/\/$/, ''));
  return prefix;
}
