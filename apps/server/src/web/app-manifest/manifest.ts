import {
  brandName,
  createTranslate,
  isRightToLeft,
  type LanguageCode,
  type UiKey,
} from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { brand, paths, SHARE } from '@kandil/web';

const icon = (size: number, purpose = 'any') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (name: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screens/${name}-${form}.webp`,
  sizes: form === 'wide' ? '1280x720' : '540x960',
  type: 'image/webp',
  form_factor: form,
  label,
});

/** The web app manifest in a language (https://www.w3.org/TR/appmanifest/). */
export function appManifest(language: LanguageCode) {
  const t = createTranslate<UiKey>(textsOf(language, 'ui'), language);
  const place = (name: string, url: string) => ({ name, url, icons: [icon(192)] });
  const home = t('nav.home');
  const details = t('action.details');
  return {
    // One app in all languages: another id would be another installation.
    id: '/',
    name: brandName(language),
    short_name: brandName(language),
    description: t('home.description'),
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    start_url: paths.homepage(),
    scope: '/',
    display: 'standalone',
    background_color: brand.themeColor,
    theme_color: brand.themeColor,
    categories: ['entertainment', 'video'],
    icons: [icon(192), icon(512), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      // Home begins with Continue Watching.
      place(home, paths.homepage()),
      place(t('nav.myList'), paths.myList()),
      place(t('nav.liveTv'), paths.channelList()),
      place(t('nav.search'), paths.search()),
    ],
    screenshots: [
      screenshot('home', 'wide', home),
      screenshot('detail', 'wide', details),
      screenshot('home', 'narrow', home),
      screenshot('detail', 'narrow', details),
    ],
    share_target: {
      action: SHARE,
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}
