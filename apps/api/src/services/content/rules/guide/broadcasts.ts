/** Longest programme, in milliseconds. */
export const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Texts by language, English always among them: where the guide has none, the first text of the guide. */
export type GuideTexts = Record<string, string>;

/** A programme of a guide; times in milliseconds since 1970. */
export interface Listing {
  start: number;
  /** Null: until the next one starts. */
  stop: number | null;
  /** Code of a title or video of the catalogue that it shows. */
  ref: string | null;
  title: GuideTexts;
  storyline: GuideTexts;
  age: number | null;
  catchUp: boolean;
}

/** A programme with its end, exclusive. */
export interface Broadcast extends Omit<Listing, 'stop'> {
  end: number;
}

/** The broadcasts of a channel, in order, and how many listings were changed or left out to make them. */
export interface Arrangement {
  broadcasts: Broadcast[];
  /** Ended earlier because the next one starts earlier. */
  cut: number;
  /** Listings without a stop that nothing follows within a day: nobody knows when they end. */
  endless: number;
  /** Replaced by one that starts at the same moment and comes later in the file. */
  doubled: number;
}

/**
 * The broadcasts of listings: the later start cuts the earlier one short, one without a stop lasts until the next start,
 * and a gap stays a gap.
 */
export function arranged(listings: readonly Listing[]): Arrangement {
  const sorted = listings.toSorted((one, other) => one.start - other.start);
  const arrangement: Arrangement = { broadcasts: [], cut: 0, endless: 0, doubled: 0 };
  for (const [index, { stop, ...listing }] of sorted.entries()) {
    const next = sorted[index + 1]?.start ?? null;
    const end = endOf(listing.start, stop, next);
    if (next === listing.start) arrangement.doubled += 1;
    else if (end === null) arrangement.endless += 1;
    else {
      if (stop !== null && end < stop) arrangement.cut += 1;
      arrangement.broadcasts.push({ ...listing, end });
    }
  }
  return arrangement;
}

function endOf(start: number, stop: number | null, next: number | null): number | null {
  if (stop !== null) return next === null ? stop : Math.min(stop, next);
  return next !== null && next - start <= LONGEST_MS ? next : null;
}

/** How much a guide says of a span of time: its programmes, and the milliseconds that they fill. */
export interface Extent {
  programmes: number;
  filled: number;
}

/** A guide of so few programmes may be replaced by any other. */
const FEW = 8;

/**
 * Whether a new guide is much shorter than what it would replace: fewer than half of at least eight programmes to come, or
 * less than half of their time.
 */
export const isMuchShorter = (known: Extent, given: Extent): boolean =>
  known.programmes >= FEW &&
  (given.programmes < known.programmes / 2 || given.filled < known.filled / 2);

/** What the broadcasts from a moment on say. */
export function extentOf(broadcasts: readonly Broadcast[], from: number): Extent {
  const coming = broadcasts.filter(({ start }) => start >= from);
  return {
    programmes: coming.length,
    filled: coming.reduce((sum, { start, end }) => sum + end - start, 0),
  };
}
