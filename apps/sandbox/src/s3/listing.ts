import type { StoredObject } from './objects.ts';

/** What a listing asks for. */
export interface Page {
  prefix: string;
  /** Keys with it behind the prefix are one folder; '': none are. */
  delimiter: string;
  maxKeys: number;
  /** Of the page before. */
  token: string | undefined;
}

export interface Listing {
  objects: StoredObject[];
  /** Prefixes up to the delimiter, in place of the objects below. */
  folders: string[];
  /** Where the next page begins. */
  next?: string;
}

/** One page of a bucket's objects. */
export function listingOf(
  all: readonly StoredObject[],
  { prefix, delimiter, maxKeys, token }: Page,
): Listing {
  const after = token === undefined ? '' : Buffer.from(token, 'base64url').toString();
  const nameOf = ({ key }: StoredObject) => {
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    return end < 0 ? key : key.slice(0, end + delimiter.length);
  };
  const found = all.filter(({ key }) => key.startsWith(prefix));
  const entries = [...new Map(found.map((object) => [nameOf(object), object]))]
    .filter(([name]) => name > after)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const page = entries.slice(0, maxKeys);
  const last = page.at(-1)?.[0];
  const isCut = entries.length > page.length && last !== undefined;
  return {
    objects: page.filter(([name, { key }]) => name === key).map(([, object]) => object),
    folders: page.filter(([name, { key }]) => name !== key).map(([name]) => name),
    ...(isCut && { next: Buffer.from(last).toString('base64url') }),
  };
}
