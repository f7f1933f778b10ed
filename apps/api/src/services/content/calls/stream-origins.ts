import type { CatalogueStream } from '@kandil/contract/catalogue';
import { streamOrigins as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { streamsOfChannels } from '../store/channels.ts';
import type { ContentWorld } from '../world.ts';

/** The origins of streams, sorted, each once. */
const originsOf = (streams: readonly CatalogueStream[]): string[] =>
  [...new Set(streams.map(({ url }) => new URL(url).origin))].toSorted((one, other) =>
    one < other ? -1 : 1,
  );

export const streamOrigins = handle<ContentWorld, typeof call>(call, async ({ world }) => ({
  // Never cached: the processes ask when the catalogue's version has changed.
  data: originsOf(await streamsOfChannels(world.db)),
}));
