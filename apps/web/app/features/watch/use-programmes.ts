import { content } from '@kandil/contract';
import type { LiveChannel } from '@kandil/player/react';
import { useCallback } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { RETRY_MS, useQuery } from '#app/data/queries/use-query.ts';

type Programmes = LiveChannel['programmes'];

const HOUR = 3_600_000;
/** Playlists keep two hours; a programme may have started an hour earlier. */
const BACK = 3;
const HOURS = 12;
/** Refetched long before its end. */
const REFRESH_MS = 6 * HOUR;
const NONE: Programmes = [];

async function fetchProgrammes(channelId: number): Promise<Programmes> {
  const from = Math.floor(Date.now() / HOUR - BACK) * HOUR;
  const { data } = await browserApi(content.channelGuide, {
    from: new Date(from).toISOString(),
    hours: HOURS,
    channels: String(channelId),
  });
  return (data[0]?.programmes ?? []).map(({ title, startDate, endDate, catchUp }) => ({
    title,
    catchUp,
    start: Date.parse(startDate),
    end: Date.parse(endDate),
  }));
}

/** A channel's programmes, from those still reachable to some hours ahead. The channel plays without them, too. */
export function useProgrammes(channelId: number): Programmes {
  const load = useCallback(() => fetchProgrammes(channelId), [channelId]);
  return useQuery(load, { refetchMs: REFRESH_MS, retryMs: RETRY_MS }).data ?? NONE;
}
