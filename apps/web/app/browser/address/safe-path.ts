// Control characters and backslashes, which URL parsers read as slashes or drop (SEC-7).
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * A same-origin path that is safe to go to, or `/`. Accepts only what begins with a single `/` and stays on
 * this origin; used for every address that comes from outside (`redirectUrl`, `/not-found/url=`; SPEC-D7).
 */
export function safePath(value: string | null | undefined): string {
  if (!value || !/^\/(?!\/)/.test(value) || FORBIDDEN.test(value)) return '/';
  const base = 'https://origin.invalid';
  if (!URL.canParse(value, base)) return '/';
  const url = new URL(value, base);
  return url.origin === base ? url.pathname + url.search : '/';
}
