import * as z from 'zod/mini';

/** What a channel of another party has beside the address of its stream. */
export const otherStreams = {
  /** Further addresses of the channel, in the order to try them when the one before fails. */
  urls: z.array(z.string()),
  /** Seconds that a viewer can rewind; null: as many as the playlist has. */
  window: z.nullable(z.number()),
};
