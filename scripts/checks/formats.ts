import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';

const FORMAT = /new Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)\(\s*(language|lang)\b/g;

/**
 * Formats of numbers and dates by a language alone: their digits and calendar would be the default of the browser. One
 * line of text each.
 */
export const bareFormats = (path: string, text: string): string[] =>
  [...text.matchAll(FORMAT)].map(
    ([, format, name]) => `${path}: Intl.${format} gets '${name}' instead of localeOf(${name})`,
  );

export const checkFormats = (): string[] =>
  filesMatching('{apps,packages}/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => bareFormats(path, readText(path)));
