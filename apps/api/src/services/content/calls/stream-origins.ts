import { streamOrigins as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { streamsOfChannels } from '../store/channels.ts';
import { originsOf } from '../rules/streams.ts';
import type { ContentWorld } from '../world.ts';

export const streamOrigins = handle<ContentWorld, typeof call>(call, async ({ world }) => ({
  // Never cached: the processes ask when the catalogue's version has changed.
  data: originsOf(await streamsOfChannels(world.db)),
}));
