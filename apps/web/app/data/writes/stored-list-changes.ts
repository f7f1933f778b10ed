import { browserCache } from '#app/browser/local-cache.ts';
import { readCookie } from '#app/browser/cookies.ts';
import { ownerOf } from '#app/browser/offline/owner.ts';
import { onSessionEnd } from '../session/member-data.ts';

/** Whether each title should be on My List. Only the last press counts. */
type Changes = Readonly<Record<string, boolean>>;

interface StoredChange {
  /** See `ownerOf`. */
  owner: string;
  changes: Changes;
}

const KEY = 'list-changes';
/** An older change would surprise the member. */
const WEEK_SECONDS = 7 * 86_400;
const MOST = 100;

onSessionEnd(() => browserCache.remove(KEY));

const owner = () => ownerOf(readCookie)?.name ?? null;

function own(): Changes {
  const stored = browserCache.get(KEY) as StoredChange | null;
  return stored && stored.owner === owner() ? stored.changes : {};
}

function store(changes: Changes): void {
  const name = owner();
  if (name === null || Object.keys(changes).length === 0) browserCache.remove(KEY);
  else browserCache.set(KEY, { owner: name, changes } satisfies StoredChange, WEEK_SECONDS);
}

/** The changes of the current profile that have not reached the service. */
export const storedListChanges = (): [seriesId: number, inMyList: boolean][] =>
  Object.entries(own()).map(([id, inMyList]) => [Number(id), inMyList]);

/** Stores a change until there is a connection. Returns false if it cannot be stored. */
export function storeListChange(seriesId: number, inMyList: boolean): boolean {
  const changes = { ...own(), [seriesId]: inMyList };
  if (Object.keys(changes).length > MOST) return false;
  store(changes);
  return own()[seriesId] === inMyList;
}

/** Drops the change of a title: the service has it, or a later one. */
export function dropListChange(seriesId: number): void {
  const { [seriesId]: dropped, ...others } = own();
  if (dropped !== undefined) store(others);
}
