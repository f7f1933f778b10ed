import type { PageId } from '#app/pages.ts';
import type { PictureSource } from '@kandil/ui/picture.tsx';
import type { Group } from '#app/data/entity-groups.ts';
import type { Entity } from '#app/data/queries/merge.ts';
import { entitiesOf } from '#app/data/queries/entity-store.ts';

/** The data of a title before its page has loaded: from tiles, the spotlight or an earlier visit. */
export interface KnownTitle {
  title: string;
  eyebrow?: string;
  storyline?: string;
  year?: number;
  ageRating?: string;
  image?: PictureSource;
  mobileImage?: PictureSource;
  horizontalPoster?: PictureSource;
}

/** Finds a known title by the id or code in an address. */
const find = (group: Group, idOrCode: string): Entity | undefined =>
  entitiesOf(group).get(Number(idOrCode)) ??
  entitiesOf(group)
    .values()
    .find(({ code }) => code === idOrCode);

/** A title by its id or code; null if it is unknown. */
export function knownTitle(idOrCode: string): KnownTitle | null {
  const [tile, slide, series] = (['contentGroups', 'spotlight', 'series'] as const).map((group) =>
    find(group, idOrCode),
  );
  const known = { ...tile, ...slide, ...series };
  if (typeof known['title'] !== 'string' || typeof known['id'] !== 'number') return null;
  const images = entitiesOf('contentImages').get(known['id']);
  return { ...known, ...images, title: known['title'] };
}

const LISTS: Partial<Record<PageId, Group>> = {
  breakdown: 'breakdowns',
  category: 'categories',
  categoryTitles: 'categories',
  genre: 'genres',
};

/** The name of a page of titles by its id or code; undefined if it is unknown. */
export function knownHeading(page: PageId, idOrCode: string): string | undefined {
  const group = LISTS[page];
  const title = group && find(group, idOrCode)?.['title'];
  return typeof title === 'string' ? title : undefined;
}
