import type { ICON_WIDTHS } from '@kandil/contract/pictures';
import type { SiteDocument } from '@kandil/contract/site';

type IconWidth = (typeof ICON_WIDTHS)[number];

/** The address of the app's icon at a width; of the logo, where the site has no picture of an icon. */
export const iconAddress = ({ look }: SiteDocument, width: IconWidth): string =>
  look?.icon ? `/images/${look.icon}?w=${width}` : '/favicon.svg';

const sized = (path: string, purpose: string) => (width: IconWidth) => ({
  src: `/images/${path}?w=${width}`,
  sizes: `${width}x${width}`,
  purpose,
});

/** The icons of the web app manifest. The image proxy chooses their types. */
export function manifestIcons({ look }: SiteDocument) {
  if (!look?.icon) return [{ src: '/favicon.svg', sizes: 'any', purpose: 'any' }];
  const icons = ([192, 512] as const).map(sized(look.icon, 'any'));
  return look.iconMaskable
    ? [...icons, ...([192, 512] as const).map(sized(look.iconMaskable, 'maskable'))]
    : icons;
}
