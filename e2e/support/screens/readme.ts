import { join } from 'node:path';
import type { LanguageCode } from '@kandil/i18n';

/** A picture of the README: a screen in its main form, in a language and on a width. */
export interface ReadmePicture {
  /** Name in `docs/pictures`. */
  file: string;
  screen: string;
  language: LanguageCode;
  width: 390 | 1440;
}

export const README_PICTURES: readonly ReadmePicture[] = [
  { file: 'home.webp', screen: 'home', language: 'en', width: 1440 },
  { file: 'detail-ar.webp', screen: 'detail', language: 'ar', width: 1440 },
  { file: 'player.webp', screen: 'watch', language: 'en', width: 1440 },
  { file: 'plans.webp', screen: 'subscriptionPlans', language: 'en', width: 1440 },
  { file: 'phone.webp', screen: 'home', language: 'en', width: 390 },
  { file: 'phone-ar.webp', screen: 'channels', language: 'ar', width: 390 },
];

const FOLDER = join(import.meta.dirname, '../../../docs/pictures');
export const readmeFile = ({ file }: ReadmePicture): string => join(FOLDER, file);

/** The README's picture of a screen, if it has one. */
export const readmePictureOf = (
  screen: string,
  language: string,
  width: number,
): ReadmePicture | undefined =>
  README_PICTURES.find(
    (each) => each.screen === screen && each.language === language && each.width === width,
  );
