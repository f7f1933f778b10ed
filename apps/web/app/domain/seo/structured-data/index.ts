import type { content, Data } from '@kandil/contract';
import { createTranslate, type Translate, type UiKey } from '@kandil/i18n';
import { siteTextsOf } from '#app/data/start/site-words.ts';
import { openGraphImageUrl } from '@kandil/ui/images.ts';
import { withPrefix } from '#app/browser/address/language-prefix.ts';
import { paths } from '#app/paths.ts';
import type { WebSite } from '#app/data/start/load-context.ts';
import type { Start } from '#app/data/start/start.ts';
import type { PageId } from '#app/pages.ts';
import { breadcrumbs, siteThings } from './site.ts';
import type { Place, Thing } from './thing.ts';
import { titleThing } from './title.ts';

/** The router's data of a rendered page. */
export interface RenderedPage {
  page: PageId;
  /** The data of its loader; data of another shape gets no structured data. */
  data: unknown;
  start: Start;
}

interface Detail {
  series: Data<typeof content.seriesFindById>;
  trailers: Data<typeof content.contentTrailers> | null;
}
type NamedEntity = { code: string; title: string };

/**
 * The structured data of a page as a JSON-LD script, or nothing. The server inserts it outside React's markup: only
 * search engines read it, so the browser neither fetches its code nor renders it again.
 */
export function structuredData(rendered: RenderedPage, site: WebSite): string {
  const things = thingsOf(rendered, site);
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // `<` could end the script or begin a comment; in JSON it occurs only in strings.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Only for guests: search engines are never members. */
function thingsOf({ page, data, start }: RenderedPage, { words, shown }: WebSite): Thing[] {
  if (start.account || typeof data !== 'object' || data === null) return [];
  const place = placeOf(start);
  const t = createTranslate<UiKey>(siteTextsOf(words, start.language, 'ui'), start.language);
  const home = [paths.homepage(), t('nav.home')] as const;
  if (page === 'home' || page === 'landing') return siteThings(place, start.publicOrigin, shown);
  if (page === 'detail') return detailThings(data as Detail, place, start, home);
  const steps = stepsOf(page, data, start, t);
  return steps.length > 0 ? [breadcrumbs(place, [home, ...steps])] : [];
}

function placeOf({ publicOrigin, prefix, language }: Start): Place {
  return {
    language,
    url: (path) => publicOrigin + (prefix ? withPrefix(prefix, path) : path),
    picture: (src) => publicOrigin + openGraphImageUrl(src),
  };
}

type Step = readonly [string, string];

function detailThings({ series, trailers }: Detail, place: Place, start: Start, home: Step) {
  const resultType = series.kind === 'FILM' ? 'MOVIES' : 'SERIES';
  const category = start.categories.find((each) => each.resultType === resultType);
  const steps: Step[] = [
    home,
    ...(category ? [stepTo(category)] : []),
    [paths.contentDetail(series.code), series.title],
  ];
  return [titleThing(series, trailers, place), breadcrumbs(place, steps)];
}

/** The breadcrumbs of a page below the home page. */
function stepsOf(
  page: PageId,
  data: object,
  { categories }: Start,
  t: Translate<UiKey>,
): readonly Step[] {
  if (page === 'breakdown') {
    const { code, title } = data as NamedEntity;
    return [[paths.breakdown(code), title]];
  }
  if (page === 'genre') {
    const { genre } = data as { genre: NamedEntity };
    return [[paths.genre(genre.code), genre.title]];
  }
  if (page === 'categoryTitles') {
    const { category } = data as { category: NamedEntity };
    const all = t('category.allOf', { title: category.title });
    return [stepTo(category), [paths.categoryTitles(category.code), all]];
  }
  if (page !== 'category') return [];
  const { category } = data as { category: string | null };
  const known = categories.find(({ id, code }) => code === category || String(id) === category);
  return known ? [stepTo(known)] : [];
}

const stepTo = ({ code, title }: NamedEntity): Step => [paths.category(code), title];
