import type { Patch, PlayerSource, PlayerState, Span } from './state.ts';

/** Whether the channel has streams beside the one that plays. */
export const hasOthers = ({ others = [] }: Pick<PlayerSource, 'others'>): boolean =>
  others.length > 0;

/** The source with its next stream in front; the one that played becomes the last. */
export function nextStream(source: PlayerSource): PlayerSource {
  const [url, ...rest] = source.others ?? [];
  if (url === undefined) return source;
  const { head: _head, ...lasting } = source;
  return { ...lasting, url, others: [...rest, source.url] };
}

/** The part of a seekable window that the channel offers. */
const within = ({ start, end }: Span, seconds: number): Span => ({
  start: Math.max(start, end - seconds),
  end,
});

type Channel = Pick<PlayerState, 'source' | 'channel' | 'wasLive' | 'paused' | 'error'>;

/**
 * What the facts of an engine mean on a channel: it never ends, and is no film because its playlist ended; then it is
 * away. Its window may be shorter than that of its stream.
 */
export function channelFacts({ source, channel, wasLive, paused, error }: Channel, facts: Patch) {
  if (!channel) return facts;
  const now: { -readonly [Key in keyof Patch]: Patch[Key] } = { ...facts };
  if (facts.live) now.wasLive = true;
  if (facts.seekable && source?.window !== undefined)
    now.seekable = within(facts.seekable, source.window);
  if (!wasLive) return now;
  if (facts.live === false) delete now.live;
  if (!facts.ended) return now;
  // An element that has ended pauses; the viewer has not.
  Object.assign(now, { ended: false, paused, waiting: false });
  if (error === null) now.error = { kind: 'missing', reason: 'ended' };
  return now;
}
