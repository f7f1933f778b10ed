import { sql } from 'kysely';
import { transaction } from '../../../../platform/database/kysely.ts';
import {
  arranged,
  type Arrangement,
  extentOf,
  isMuchShorter,
} from '../../rules/guide/broadcasts.ts';
import { type ChannelGuide, knownExtents, replaceBroadcasts } from '../../store/broadcasts.ts';
import type { Db } from '../../store/sql.ts';
import { type GuideChannel, readXmltv, type GuideFile } from './read-xmltv.ts';

/** The guide reaches two weeks back (`GUIDE_DAYS`): older broadcasts are not stored, and removed. */
export const STORED_MS = 14 * 24 * 60 * 60 * 1000;

export interface GuideImport {
  /** Of the file or its address, for messages. */
  name: string;
  bytes: AsyncIterable<Uint8Array>;
  channels: readonly GuideChannel[];
  /** Milliseconds since 1970. */
  now: number;
  /** Replaces a guide by a much shorter one. */
  force?: boolean;
  /** Writes nothing. */
  dryRun?: boolean;
}

/** What became of a channel's guide. */
export interface ChannelReport {
  code: string;
  id: string;
  /** Its span, in milliseconds since 1970; null without programmes. */
  span: { from: number; to: number } | null;
  programmes: number;
  /** What was changed to make the broadcasts, in words. */
  notes: string[];
  /** Why its guide stays as it was; null: it was replaced. */
  refusal: string | null;
}

export interface GuideReport {
  channels: ChannelReport[];
  /** Ids of channels in the file that were not asked for, and their number. */
  others: GuideFile['others'];
}

/** An arbitrary fixed number: imports of guides wait for each other. */
const LOCK_KEY = 5_730_043;

/**
 * Replaces what the guides of channels say of the span that an XMLTV file covers; programmes outside of it stay. Each
 * channel's guide is replaced as a whole or not at all: it stays where the file has no programmes for it, or much fewer
 * than it would replace (`isMuchShorter`) unless forced.
 * @throws GuideError if the file is invalid: nothing is written
 */
export async function importGuide(db: Db, options: GuideImport): Promise<GuideReport> {
  const { name, channels, now } = options;
  const from = now - STORED_MS;
  const file = await readXmltv(options.bytes, { name, channels, from });
  const guides = channels.map(({ code }) => arranged(file.listings.get(code) ?? []));
  const spans = channels.flatMap(({ code }, index) => {
    const { broadcasts } = guides[index] ?? { broadcasts: [] };
    const [first, last] = [broadcasts[0], broadcasts.at(-1)];
    return first && last ? [{ code, from: first.start, to: last.end, broadcasts }] : [];
  });
  const refusals = await transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    const shorter = options.force ? new Map<string, string>() : await refused(trx, spans, now);
    const written = spans.filter(({ code }) => !shorter.has(code));
    if (!options.dryRun && written.length > 0) await replaceBroadcasts(trx, written, name);
    return shorter;
  });
  return {
    others: file.others,
    channels: channels.map(({ code, id }, index) => {
      const span = spans.find((each) => each.code === code);
      return {
        code,
        id,
        span: span ? { from: span.from, to: span.to } : null,
        programmes: span?.broadcasts.length ?? 0,
        notes: guides[index] ? notesOf(guides[index]) : [],
        refusal: span ? (refusals.get(code) ?? null) : `the file has no programmes for '${id}'`,
      };
    }),
  };
}

/** The channels whose guide is much shorter than what it would replace, with the reason. */
async function refused(
  db: Db,
  guides: readonly ChannelGuide[],
  now: number,
): Promise<Map<string, string>> {
  const known = await knownExtents(db, guides, now);
  return new Map(
    guides.flatMap(({ code, broadcasts }) => {
      const before = known.get(code);
      const given = extentOf(broadcasts, now);
      if (!before || !isMuchShorter(before, given)) return [];
      const hours = (ms: number) => `${(ms / 3_600_000).toFixed(1)} hours`;
      return [
        [
          code,
          `it is much shorter: ${given.programmes} programmes of ${hours(given.filled)} would replace ${before.programmes} of ${hours(before.filled)}`,
        ] as const,
      ];
    }),
  );
}

function notesOf({ cut, endless, doubled }: Arrangement): string[] {
  const count = (number: number, text: string) => (number > 0 ? [`${number} ${text}`] : []);
  return [
    ...count(cut, 'cut short by the next one'),
    ...count(endless, 'left out: no stop, and no start within 24 hours'),
    ...count(doubled, 'left out: another one starts at the same time'),
  ];
}
