import type { Catalogue } from '@kandil/contract/catalogue';
import type { Readable } from './readable.ts';

export type Path = readonly (string | number)[];
export type File = Readable<Catalogue>;
type Item<List> = List extends readonly (infer Entry)[] ? NonNullable<Entry> : never;
export type Title = Item<File['titles']>;
export type Category = Item<File['categories']>;
export type Channel = Item<File['channels']>;
export type Video = Item<Title['trailers']>;

/** An item of the file, with its path. */
export interface Place<Entry> {
  item: Entry;
  path: Path;
}

/** The valid items of a list with their paths. */
export const placed = <Entry>(
  list: readonly (Entry | undefined)[] | undefined,
  path: Path,
): Place<Entry>[] =>
  (list ?? []).flatMap((item, index) =>
    item === undefined ? [] : [{ item, path: [...path, index] }],
  );

/** Reports a problem at a path. */
export type Report = (path: Path, problem: string) => void;

/** What a check of a part of the file needs. */
export interface Checks {
  report: Report;
  /** Checks that each name occurs once. */
  unique: (names: readonly Place<string | undefined>[]) => void;
  /** Checks that the reference exists. */
  need: (kind: keyof KnownCodes, name: string | undefined, path: Path) => void;
  picture: (name: string | undefined, path: Path) => void;
}

/** The codes that references may name; null where one is invalid. */
export interface KnownCodes {
  genre: ReadonlySet<string> | null;
  person: ReadonlySet<string> | null;
  title: ReadonlySet<string> | null;
  video: ReadonlySet<string> | null;
  'channel category': ReadonlySet<string> | null;
}
