export type PictureSize = { readonly width: number; readonly height: number };

/** Alignment 1 to 9 as on the number keys of a keyboard: 2 is below in the middle, 8 above. */
export const BELOW = 2;

/** SSA counts in another way than ASS: 1 to 3 below, 5 to 7 above, 9 to 11 in the middle. */
export const fromSsa = (alignment: number): number =>
  (alignment & 3) + (alignment & 4 ? 6 : 0) + (alignment & 8 ? 3 : 0);

/** The text without overrides, comments and drawings (`{\p1}` to `{\p0}`). */
export function wordsOf(text: string): string {
  let drawing = false;
  const words = text.split(/(\{[^{}]*\})/).map((part) => {
    if (!part.startsWith('{')) return drawing ? '' : part;
    const mode = [...part.matchAll(/\\p(\d+)/g)].at(-1)?.[1];
    if (mode !== undefined) drawing = Number(mode) > 0;
    return '';
  });
  return words
    .join('')
    .replaceAll(String.raw`\N`, '\n')
    .replaceAll(/\\n/g, ' ')
    .replaceAll(String.raw`\h`, '\u00A0');
}

/** Share of the picture that a line of text takes, in percent. */
const LINE_HEIGHT = 6;
const [TOPMOST, LOWEST] = [2, 90];
const percent = (value: number, least = 0, most = 100) =>
  `${Math.round(Math.min(most, Math.max(least, value)))}%`;

/** The settings of WebVTT for a position: the upper edge of the text, and the edge or middle of its lines. */
export function placeOf(text: string, style: number, { width, height }: PictureSize): string {
  const alignment = alignmentIn(text) ?? (style >= 1 && style <= 9 ? style : BELOW);
  const [row, column] = [Math.floor((alignment - 1) / 3), (alignment - 1) % 3];
  const align = (['align:left', '', 'align:right'] as const)[column] ?? '';
  const [, x, y] = /\\(?:pos|move)\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)/.exec(text) ?? [];
  if (x === undefined) {
    const line = ['', 'line:45%', 'line:5%'][row] ?? '';
    const position = ['position:5%', '', 'position:95%'][column] ?? '';
    return [line, position, align].filter(Boolean).join(' ');
  }
  const high = wordsOf(text).split('\n').length * LINE_HEIGHT;
  const above = [high, high / 2, 0][row] ?? 0;
  const line = percent((Number(y) / height) * 100 - above, TOPMOST, LOWEST);
  const position = percent((Number(x) / width) * 100);
  return [`line:${line}`, `position:${position}`, align].filter(Boolean).join(' ');
}

/** The first override of the alignment in a text: `\an8`, or `\a6` as SSA has it. */
function alignmentIn(text: string): number | undefined {
  const [, modern, old] = /\{[^{}]*\\(?:an([1-9])|a(\d{1,2}))/.exec(text) ?? [];
  if (modern !== undefined) return Number(modern);
  const alignment = old === undefined ? 0 : fromSsa(Number(old));
  return alignment >= 1 && alignment <= 9 ? alignment : undefined;
}
