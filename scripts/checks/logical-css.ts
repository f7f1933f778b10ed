import { readText } from '../lib/paths.ts';
import { filesMatching } from '../lib/files.ts';

const FILES = [
  'apps/web/app/**/*.{ts,tsx,css}',
  'apps/control/src/**/*.{ts,tsx,css}',
  'packages/{player,ui}/src/**/*.{ts,tsx,css}',
  'apps/sandbox/src/**/*.css',
];

/** A Tailwind utility that names a side of the screen, with its variants before it: `md:hover:-ml-2`. */
const UTILITY = new RegExp(
  [
    '^(?:[^\\s:]+:)*!?-?(?:',
    [
      '(?:scroll-)?[mp][lr]-\\S+',
      '(?:left|right)-(?:\\d|\\[|\\(|auto$|full$|px$)\\S*',
      'text-(?:left|right)$',
      '(?:float|clear)-(?:left|right)$',
      '(?:border|rounded)-[lr](?:$|-\\S+)',
      'rounded-[tb][lr](?:$|-\\S+)',
    ].join('|'),
    ')',
  ].join(''),
);

const PROPERTY =
  /(?:^|[;{\s])((?:(?:scroll-)?(?:margin|padding)-|border-|inset-)?(?:left|right)(?:-(?:width|style|color))?|border-(?:top|bottom)-(?:left|right)-radius)\s*:|((?:text-align|float|clear)\s*:\s*(?:left|right))\b/g;
/** The same in the style objects of components. */
const STYLE =
  /\b((?:scroll)?(?:[Mm]argin|[Pp]adding)(?:Left|Right)|border(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|(?<=style=\{\{[^}]*)(?:left|right)(?=\s*:))\b/g;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, blank).replaceAll(/(^|\s)\/\/[^\n]*/g, blank);

function inStyleSheet(line: string): string[] {
  return [...line.matchAll(PROPERTY)].map((match) => match[1] ?? match[2] ?? '');
}

function inComponent(line: string): string[] {
  const utilities = line.split(/[\s"'`{}]+/).filter((word) => UTILITY.test(word));
  return [...utilities, ...[...line.matchAll(STYLE)].map((match) => match[1] ?? '')];
}

/** Uses of left or right instead of start or end, one line of text each. */
export function physicalSides(path: string, text: string): string[] {
  const find = path.endsWith('.css') ? inStyleSheet : inComponent;
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) =>
      find(line).map((name) => `${path}:${index + 1} '${name}' names a side of the screen`),
    );
}

const GUESSED = /<([\w.]+)\b(?:(?!<)[\s\S])*?\sdir="auto"/g;
const FIELDS = new Set(['input', 'textarea', 'TextField']);

/**
 * Texts whose direction is guessed from their first letter, one line of text each. Our own run as the page does: an
 * Arabic sentence that begins with PayPal would stand at the wrong side. A name in a text is a `<bdi>`.
 */
export const guessedDirections = (path: string, text: string): string[] =>
  [...withoutComments(text).matchAll(GUESSED)]
    .filter(([, tag = '']) => !FIELDS.has(tag))
    .map(([, tag]) => `${path}: <${tag}> has dir="auto"; only fields may guess the direction`);

/** Only logical styles mirror in right-to-left languages; exceptions are listed with their reason. */
export function checkLogicalCss(): string[] {
  const allowed = JSON.parse(readText('scripts/physical-css-allowed.json')) as Record<
    string,
    string
  >;
  const files = filesMatching(FILES).filter((path) => !/\.test\.tsx?$/.test(path));
  const stale = Object.keys(allowed)
    .filter((path) => !files.includes(path) || physicalSides(path, readText(path)).length === 0)
    .map((path) => `${path} is in scripts/physical-css-allowed.json and needs no exception`);
  return [
    ...files
      .filter((path) => !(path in allowed))
      .flatMap((path) => physicalSides(path, readText(path))),
    ...files
      .filter((path) => /^apps\/(web|control)\//.test(path))
      .flatMap((path) => guessedDirections(path, readText(path))),
    ...stale,
  ];
}
