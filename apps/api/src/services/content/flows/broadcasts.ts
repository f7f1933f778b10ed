import { guide } from '@kandil/media';
import { maySeeAge, type View, viewKey } from '../rules/view.ts';
import { type BroadcastRow, broadcastsBetween } from '../store/broadcasts.ts';
import type { ChannelRow } from '../store/channels.ts';
import type { ContentWorld } from '../world.ts';

/** A programme of a channel; times in milliseconds since 1970, `end` exclusive. */
export interface ShownBroadcast {
  start: number;
  end: number;
  title: string;
  storyline: string;
  /** Code of the title of the catalogue that it shows. */
  seriesCode: string | null;
  /** Whether it can be watched later. */
  catchUp: boolean;
}

interface Span {
  /** Milliseconds since 1970. */
  from: number;
  /** Exclusive. */
  to: number;
}

type World = Pick<ContentWorld, 'cache' | 'db' | 'now'>;
type ByChannel = ReadonlyMap<number, readonly ShownBroadcast[]>;

/**
 * What channels show at some moment of a span, in order, by the id of the channel; a gap is where nobody has said it. The
 * only source of everything that shows programmes: a channel with a loop of programmes makes them from it, any other one
 * has rows.
 */
export async function broadcastsOf(
  { db }: Pick<World, 'db'>,
  view: View,
  channels: readonly ChannelRow[],
  span: Span,
): Promise<ByChannel> {
  const codes = channels.filter((channel) => !hasLoop(channel)).map(({ code }) => code);
  const rows = codes.length > 0 ? await broadcastsBetween(db, view, codes, span) : [];
  const byCode = Map.groupBy(rows, ({ channel_code }) => channel_code);
  return new Map(
    channels.map((channel) => [
      channel.id,
      hasLoop(channel)
        ? looped(channel, span)
        : (byCode.get(channel.code) ?? []).map((row) => shown(row, channel, view)),
    ]),
  );
}

const HOUR = 3_600_000;
/** Entries of the catalogue's cache that an import of a guide makes out of date. */
export const GUIDE_ENTRIES = 'broadcasts';

/**
 * What is on air now, by the id of the channel. An hour is cached until a guide is imported.
 * @param channels all that the view may see
 */
export async function currentOf(
  world: World,
  view: View,
  channels: readonly ChannelRow[],
): Promise<ReadonlyMap<number, ShownBroadcast>> {
  const now = world.now();
  const from = Math.floor(now / HOUR) * HOUR;
  const hour = await world.cache.get([GUIDE_ENTRIES, ...viewKey(view), from], () =>
    broadcastsOf(world, view, channels, { from, to: from + HOUR }),
  );
  return new Map(
    [...hour].flatMap(([id, broadcasts]) => {
      const current = broadcasts.find(({ start, end }) => start <= now && now < end);
      return current ? [[id, current] as const] : [];
    }),
  );
}

const hasLoop = ({ schedule }: ChannelRow) => schedule.length > 0;

function looped(channel: ChannelRow, { from, to }: Span): ShownBroadcast[] {
  return guide(channel.schedule, from, to).map(({ programme: { ref }, start, end }) => {
    const title = channel.titles[ref];
    const own = channel.own[ref];
    const texts = own ?? title;
    return {
      start,
      end,
      title: texts?.title ?? channel.title,
      storyline: texts?.storyline ?? '',
      seriesCode: title && !own ? ref : null,
      catchUp: true,
    };
  });
}

/** One that the view may not see fills its time under the name of the channel. */
function shown(row: BroadcastRow, channel: ChannelRow, view: View): ShownBroadcast {
  const { start, end, catch_up: catchUp } = row;
  if (row.shown?.isVisible === false || !maySeeAge(view, row.age))
    return { start, end, title: channel.title, storyline: '', seriesCode: null, catchUp: false };
  const { title, storyline } = row;
  return { start, end, title, storyline, seriesCode: row.shown?.code ?? null, catchUp };
}
