import { brandName } from '@kandil/i18n';
import { brand } from '#app/brand.ts';
import { paths } from '#app/paths.ts';
import type { Place, Thing } from './thing.ts';

/** The organisation and the site, with its search. */
export function siteThings({ language, url }: Place, publicOrigin: string): Thing[] {
  const organization = { '@id': `${publicOrigin}/#organization` };
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: brandName(language),
      url: `${publicOrigin}/`,
      logo: `${publicOrigin}/icons/icon-512.png`,
      email: brand.contact.email,
      sameAs: brand.social.map((each) => each.url),
    },
    {
      '@type': 'WebSite',
      name: brandName(language),
      url: url(paths.homepage()),
      inLanguage: language,
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${url(paths.search())}/{search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The breadcrumbs from the home page to a page; each is a path and a name. */
export function breadcrumbs(place: Place, steps: readonly (readonly [string, string])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([path, name], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: place.url(path),
    })),
  };
}
