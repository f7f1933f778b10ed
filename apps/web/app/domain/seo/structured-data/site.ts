import type { Site } from '#app/data/start/site.tsx';
import { paths } from '#app/paths.ts';
import type { Place, Thing } from './thing.ts';

/** The organisation and the site, with its search. */
export function siteThings({ language, url }: Place, publicOrigin: string, site: Site): Thing[] {
  const organization = { '@id': `${publicOrigin}/#organization` };
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: site.name,
      url: `${publicOrigin}/`,
      logo: `${publicOrigin}/icons/app.png`,
      email: site.email,
      sameAs: site.social.map((each) => each.url),
    },
    {
      '@type': 'WebSite',
      name: site.name,
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
