import { currentSite, siteName } from '@kandil/api';
import { partsOff } from '@kandil/contract/site';
import {
  createTranslate,
  isRightToLeft,
  type LanguageCode,
  siteTexts,
  type UiKey,
} from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { isOffered, paths, SHARE } from '@kandil/web';
import { manifestIcons } from '../icons.ts';
import { colorsOf } from '../mark.ts';

const screenshot = (name: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screens/${name}-${form}.webp`,
  sizes: form === 'wide' ? '1280x720' : '540x960',
  type: 'image/webp',
  form_factor: form,
  label,
});

/**
 * The web app manifest in a language (https://www.w3.org/TR/appmanifest/).
 * @param isDemo whether it shows the demo's pictures
 */
export function appManifest(language: LanguageCode, isDemo: boolean) {
  const site = currentSite();
  const { ground } = colorsOf(site);
  const icons = manifestIcons(site);
  const t = createTranslate<UiKey>(siteTexts(textsOf(language, 'ui'), language, site), language);
  const place = (name: string, url: string) => ({ name, url, icons: icons.slice(0, 1) });
  const home = t('nav.home');
  const details = t('action.details');
  return {
    // One app in all languages: another id would be another installation.
    id: '/',
    name: siteName(language),
    short_name: siteName(language),
    description: t('home.description'),
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    start_url: paths.homepage(),
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['entertainment', 'video'],
    icons,
    shortcuts: [
      // Home begins with Continue Watching.
      place(home, paths.homepage()),
      place(t('nav.myList'), paths.myList()),
      place(t('nav.liveTv'), paths.channelList()),
      place(t('nav.search'), paths.search()),
    ].filter(({ url }) => isOffered(url, partsOff(site))),
    // They show titles of the demo.
    screenshots: isDemo
      ? [
          screenshot('home', 'wide', home),
          screenshot('detail', 'wide', details),
          screenshot('home', 'narrow', home),
          screenshot('detail', 'narrow', details),
        ]
      : [],
    share_target: {
      action: SHARE,
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}
