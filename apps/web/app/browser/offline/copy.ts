import { browserCache, tabCache } from '../local-cache.ts';

/** A title as the offline page shows it. */
export interface CopiedTile {
  title: string;
  /** Episode or time left. */
  note: string;
  /** Address of the picture below /images/, and its own width. */
  picture: string;
  width: number;
  /** Path without a language. */
  path: string;
  /** Share that has been watched, 0 to 1. */
  watched: number;
}

export interface CopiedRow {
  title: string;
  tiles: CopiedTile[];
}

/** A page as it was last seen. */
export interface CopiedPage {
  /** Milliseconds since 1970. */
  at: number;
  rows: CopiedRow[];
}

export type CopiedPageName = 'home' | 'myList';

/** The copies of one profile. */
interface Copies {
  /** See `ownerOf`. */
  owner: string;
  pages: Partial<Record<CopiedPageName, CopiedPage>>;
}

const KEY = 'offline';
/** A title may have left the catalogue by then. */
const MONTH_SECONDS = 30 * 86_400;

export function forgetCopiedPages(): void {
  for (const cache of [browserCache, tabCache]) cache.remove(KEY);
}

function copiesOf(owner: string): Copies | null {
  const known = [browserCache, tabCache].map((cache) => cache.get(KEY) as Copies | null);
  return known.find((copies) => copies?.owner === owner) ?? null;
}

/** Whether copies of anybody but this owner are stored. */
export const hasOtherCopies = (owner: string | null): boolean =>
  [browserCache, tabCache].some((cache) => {
    const copies = cache.get(KEY) as Copies | null;
    return copies !== null && copies.owner !== owner;
  });

/** The pages of an owner. Copies of somebody else are deleted. */
export function copiedPages(owner: string | null): Copies['pages'] {
  const copies = owner === null ? null : copiesOf(owner);
  if (!copies) forgetCopiedPages();
  return copies?.pages ?? {};
}

/** Stores a page; with the owner's others, and in place of anybody else's. */
export function copyPage(
  owner: { name: string; persistent: boolean },
  name: CopiedPageName,
  page: CopiedPage,
): void {
  const pages = { ...copiedPages(owner.name), [name]: page };
  const [cache, other] = owner.persistent ? [browserCache, tabCache] : [tabCache, browserCache];
  other.remove(KEY);
  cache.set(KEY, { owner: owner.name, pages } satisfies Copies, MONTH_SECONDS);
}
