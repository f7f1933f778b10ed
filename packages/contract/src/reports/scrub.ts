/** Longer texts are cut. */
const MOST = 500;

/** Words of addresses that name a part of the product and no person, in any place of a path. */
const FOLDERS = new Set([
  'api',
  'apps',
  'assets',
  'images',
  'internal',
  'media',
  'packages',
  'public',
]);
/** Below these, addresses are files of the product. */
const FILES = /\/(?:(?:apps|packages|node_modules|assets)\/.*)$/;
/** Names whose values are personal or open a door. */
const SECRETS =
  'access_?token|address|api_?key|authorization|code|cookie|device_?id|e-?mail|full_?name|iban|id_?token|ip|msisdn|' +
  'name|otp|pass(?:word)?|phone|pin|refresh_?token|secret|session|sig(?:nature)?|sub|surname|token|user(?:_?(?:id|name))?';

/** What is replaced in this order. Each pattern is global. */
const RULES: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  // V8 quotes what it could not parse: "Unexpected token 'S', "Sara Ahm"... is not valid JSON".
  [/[\s,]*(?:\.\.\.)?".*"(?:\.\.\.)?(?=\s+is not valid JSON)/gs, ' [text]'],
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)\]}]+/gi, (found) => addressPattern(found)],
  [/(?<=^|[\s"'(=])\/[^\s"'<>)\]}]+/g, (found) => addressPattern(found)],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu, '[e-mail]'],
  [/\b(?:Bearer|Basic)\s+\S+/gi, '[token]'],
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '[token]'],
  // PostgreSQL: invalid input syntax for type integer: "Sara".
  [/:\s*"[^"]*"/g, ': [text]'],
  [
    new RegExp(
      String.raw`(?<![\w-])(${SECRETS})["']?\s*[=:]\s*(?:"[^"]*"|'[^']*'|[^\s"',;&)}\]]+)`,
      'gi',
    ),
    '$1=[hidden]',
  ],
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])/gi, '[address]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  // Phone and card numbers, and one-time codes.
  [/\+?\p{Nd}(?:[\s().-]{0,3}\p{Nd}){5,}/gu, '[number]'],
  [/(?<!\w)\p{Nd}{4,}(?!\w)/gu, '[number]'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?![\w-])/g, '[token]'],
  [/(?<![\w-])[\w-]{40,}(?![\w-])/g, '[token]'],
  // What is quoted is a value, unless it is the name of a property, a function or a module.
  [/"[^"]*"|“[^”]*”|‘[^’]*’|«[^»]*»|`[^`]*`|(?<!\p{L})'[^']*'/gu, (found) => quoted(found)],
];

const quoted = (found: string): string =>
  /^[\w$.#@/:[\]-]{0,60}$/.test(found.slice(1, -1)) ? found : '[text]';

/** Replaces every occurrence of these words; the longest first, so that no part of a longer one stays. */
function withoutWords(text: string, words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => {
      const literal = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return rest.replace(
        new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'giu'),
        '[personal]',
      );
    }, text);
}

/** The words of personal values that are replaced wherever they occur: each value, and its words of three letters or more. */
export const personalWords = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    values.flatMap((value) => {
      const whole = value?.trim() ?? '';
      const parts = whole.split(/\s+/);
      return [whole, ...parts].filter((word) => word.length >= 3);
    }),
  ),
];

/**
 * A text without e-mail addresses, numbers, tokens, codes, IP addresses, quoted values and the given personal words;
 * addresses become patterns.
 */
export function scrubText(text: string, personal: readonly string[] = []): string {
  const start = withoutWords(text.slice(0, 4 * MOST), personal);
  return RULES.reduce((rest, [pattern, by]) => rest.replace(pattern, by as string), start).slice(
    0,
    MOST,
  );
}

/**
 * An address without host, query and values: files of the product keep their path, of other paths only the words that
 * name parts of the product stay.
 */
export function addressPattern(address: string): string {
  const [path = ''] = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/);
  const [file] = FILES.exec(path) ?? [];
  if (file) return file.replace(/(?::\d+)+$/, '');
  const steps = path.split('/').slice(1);
  return `/${steps.map((step, index) => word(step, steps[index - 1])).join('/')}`;
}

/** A service stands below `api`; what follows is a value until proven otherwise. */
const word = (step: string, before: string | undefined): string =>
  step === '' || FOLDERS.has(step) || (FOLDERS.has(before ?? '') && /^[a-z-]{2,20}$/.test(step))
    ? step
    : '*';
