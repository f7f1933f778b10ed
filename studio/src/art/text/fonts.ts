import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

type Subset = 'latin' | 'latin-ext' | 'arabic';

interface Family {
  readonly directory: string;
  readonly weight: number;
  readonly subsets: readonly Subset[];
}

const latin = (directory: string, weight: number): Family => ({
  directory,
  weight,
  subsets: ['latin', 'latin-ext'],
});
const arabic = (directory: string, weight: number): Family => ({
  directory,
  weight,
  subsets: ['arabic', 'latin'],
});

/** Faces of channel names and of numerals. All are OFL-1.1 and come from npm, so no machine needs a font installed. */
const FAMILIES = {
  cinzel: latin('cinzel', 700),
  marcellus: latin('marcellus', 400),
  josefin: latin('josefin-sans', 600),
  playfair: latin('playfair-display', 800),
  amiri: arabic('amiri', 700),
  kufi: arabic('noto-kufi-arabic', 700),
} as const satisfies Record<string, Family>;

export type FontName = keyof typeof FAMILIES;

export const FONT_NAMES = Object.keys(FAMILIES) as readonly FontName[];

const require = createRequire(import.meta.url);
const loaded = new Map<FontName, readonly fontkit.Font[]>();

/** The subset files of a face; letters such as ş, ğ and İ live in another file than a to z. */
export function fontsOf(name: FontName): readonly fontkit.Font[] {
  const known = loaded.get(name);
  if (known) return known;
  const { directory, weight, subsets } = FAMILIES[name];
  const fonts = subsets.map((subset) => {
    const file = require.resolve(
      `@fontsource/${directory}/files/${directory}-${subset}-${weight}-normal.woff2`,
    );
    const font = fontkit.create(readFileSync(file));
    if (!('layout' in font)) throw new Error(`${file} is a font collection`);
    return font;
  });
  loaded.set(name, fonts);
  return fonts;
}
