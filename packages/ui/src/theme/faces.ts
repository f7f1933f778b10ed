import plugin from 'tailwindcss/plugin';

/*
 * Only the faces a page really shows are fetched: unicode-range picks the script, and the stacks in theme.css
 * name the faces of other scripts in their own languages only. The fallback faces take the metrics of the real
 * ones (size-adjust and overrides are worked out from the files' own tables), so the swap moves nothing. They keep
 * to the scripts of the real ones: system faces have Cyrillic and Arabic letters too, and would come first. All files
 * of Inter name the same weights: browsers join only faces whose descriptors are equal, and leave the others unused.
 */
const ARABIC =
  'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FEFC';
const BENGALI =
  'U+0951-0952, U+0964-0965, U+0980-09FE, U+1CD0-1CEA, U+200C-200D, U+20B9, U+25CC, U+A8F1';
const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116';
const DEVANAGARI =
  'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+20B9, U+20F0, U+25CC, U+A830-A839, U+A8E0-A8FF';

const face = (fontFamily: string, fontWeight: string, file: string, unicodeRange: string) => ({
  fontFamily: `'${fontFamily}'`,
  fontWeight,
  fontDisplay: 'swap',
  src: `url('${file}') format('woff2')`,
  unicodeRange,
});

/** A face of one weight in one script, from the package of its family. */
function packaged(family: string, script: string, weight: number, unicodeRange: string) {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`;
  return face(family, String(weight), file, unicodeRange);
}

const inter = (file: string, unicodeRange: string) => face('Inter', '400 700', file, unicodeRange);
const interPackaged = (script: string, unicodeRange: string) =>
  inter(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`, unicodeRange);

/** @param percent size, ascent and descent in percent */
function fallback(
  family: string,
  local: readonly string[],
  [size, ascent, descent]: readonly [number, number, number],
  unicodeRange: string,
) {
  return {
    fontFamily: `'${family} Fallback'`,
    src: local.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: `${size}%`,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
    unicodeRange,
  };
}
const SERIF = ['Times New Roman', 'Liberation Serif'];

const FACES = [
  inter(
    '@kandil/ui/theme/fonts/inter-latin.woff2',
    'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2009, U+200B, U+2013-2014, U+2018-201A, U+201C-201E, U+2020-2022, U+2026, U+202F, U+2030, U+2039-203A, U+2044, U+2060, U+20AC, U+2122, U+2212, U+2215',
  ),
  inter(
    '@kandil/ui/theme/fonts/inter-names.woff2',
    'U+0100-0101, U+0106-0107, U+010C-010D, U+0110-0113, U+011E-011F, U+012A-012B, U+0130, U+014C-014D, U+015A-015B, U+015E-0161, U+016A-016B, U+017D-017E, U+02BE-02BF, U+1E0C-1E0D, U+1E24-1E25, U+1E62-1E63, U+1E6C-1E6D, U+1E92-1E93, U+20BA',
  ),
  interPackaged(
    'latin-ext',
    'U+0102-0105, U+0108-010B, U+010E-010F, U+0114-011D, U+0120-0129, U+012C-012F, U+0132-014B, U+014E-0151, U+0154-0159, U+0162-0169, U+016C-017C, U+017F-02BA, U+1E00-1E0B, U+1E0E-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20B9',
  ),
  interPackaged('cyrillic', CYRILLIC),
  packaged(
    'Marcellus',
    'latin',
    400,
    'U+0000-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-201E, U+2026',
  ),
  packaged('Marcellus', 'latin-ext', 400, 'U+0100-0130, U+0132-0151, U+0154-024F, U+1E00-1EFF'),
  packaged('IBM Plex Sans Arabic', 'arabic', 400, ARABIC),
  packaged('IBM Plex Sans Arabic', 'arabic', 600, ARABIC),
  packaged('IBM Plex Sans Arabic', 'arabic', 700, ARABIC),
  face(
    'Vazirmatn',
    '100 900',
    '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    ARABIC,
  ),
  packaged('Noto Naskh Arabic', 'arabic', 400, ARABIC),
  packaged('Noto Naskh Arabic', 'arabic', 600, ARABIC),
  packaged('Noto Nastaliq Urdu', 'arabic', 400, ARABIC),
  // Drawn a little larger, so that its small letters are as tall as those of Marcellus.
  { ...packaged('Forum', 'cyrillic', 400, CYRILLIC), sizeAdjust: '108%' },
  packaged('Noto Sans Devanagari', 'devanagari', 400, DEVANAGARI),
  packaged('Noto Sans Devanagari', 'devanagari', 600, DEVANAGARI),
  packaged('Noto Sans Bengali', 'bengali', 400, BENGALI),
  packaged('Noto Sans Bengali', 'bengali', 600, BENGALI),
  packaged('Tiro Devanagari Hindi', 'devanagari', 400, DEVANAGARI),
  packaged('Tiro Bangla', 'bengali', 400, BENGALI),
  // The names of languages in their own scripts (fonts/README.md).
  face(
    'Language Names',
    '400 700',
    '@kandil/ui/theme/fonts/language-names.woff2',
    'U+0420, U+0438-043A, U+0441, U+0443, U+0627-0629, U+062F, U+0631, U+0633, U+0639, U+0641, U+0644, U+0648, U+064A, U+06CC, U+0926, U+0928, U+0939, U+093F-0940, U+094D, U+0982, U+09AC, U+09B2, U+09BE',
  ),
  fallback(
    'Inter',
    ['Arial', 'Liberation Sans'],
    [106.74, 90.76, 22.6],
    'U+0000-052F, U+1E00-1EFF, U+2010-2044, U+2060-25FF',
  ),
  fallback(
    'Marcellus',
    SERIF,
    [112.02, 86.96, 24.98],
    'U+0000-0300, U+0302-03FF, U+1E00-1EFF, U+2010-2044, U+2060-2115, U+2117-25FF',
  ),
  fallback('Forum', SERIF, [105.12, 87.95, 25.48], 'U+0301, U+0400-052F, U+2116'),
  fallback(
    'Arabic',
    ['Geeza Pro', 'Segoe UI', 'Noto Sans Arabic', 'DejaVu Sans'],
    [88.8, 122.2, 46.7],
    ARABIC,
  ),
];

/** Tailwind loads this as a plugin: plain CSS cannot say a range once for its faces. */
export default plugin(({ addBase }) => addBase({ '@font-face': FACES }));
