import { type SiteColor, type SiteDocument, THEME_COLORS } from '@kandil/contract/site';
import { markOf } from '@kandil/web';

export type SiteColors = Readonly<Record<SiteColor, string>>;

/** The colours of a site, with the theme's for those that it leaves out. */
export const colorsOf = ({ look }: SiteDocument): SiteColors => ({
  ...THEME_COLORS,
  ...look?.colors,
});

/** The paths of the logo; its field is `size` wide and high. */
export function markPaths(site: SiteDocument): { size: number; paths: string } {
  const colors = colorsOf(site);
  const { size, paths } = markOf(site);
  const drawn = paths.map(
    ({ d, fill = 'accent', evenOdd = false }) =>
      `<path fill="${colors[fill]}"${evenOdd ? ' fill-rule="evenodd"' : ''} d="${d}"/>`,
  );
  return { size, paths: drawn.join('') };
}

/** The logo as an SVG document. */
export function markSvg(site: SiteDocument): string {
  const { size, paths } = markPaths(site);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${paths}</svg>`;
}
