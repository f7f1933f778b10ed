import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The colours of a file, by name; those of both appearances are two. */
function coloursOf(file: string): Map<string, string[]> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const lines = css.matchAll(/--color-([\w\-]+): ([^;]+);/gv);
  return new Map(
    [...lines].map(([, name = '', value = '']) => [name, value.match(/#[\da-f]{6}/gv) ?? []]),
  );
}

/** Of WCAG 2. */
function luminanceOf(colour: string): number {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['./control.css', '../../../../packages/ui/src/theme/theme.css'])(
  'the small letters of badges can be read: %s',
  (file) => {
    const colours = coloursOf(file);
    const rubies = colours.get('ruby') ?? [];
    expect(rubies.length).toBeGreaterThan(0);
    for (const ruby of rubies) expect(contrast(ruby, '#ffffff'), ruby).toBeGreaterThanOrEqual(4.5);
    const inks = colours.get('ink') ?? [];
    for (const ground of ['gold', 'turquoise'])
      for (const [at, colour] of (colours.get(ground) ?? []).entries())
        expect(contrast(colour, inks[at] ?? inks[0] ?? ''), ground).toBeGreaterThanOrEqual(4.5);
  },
);
