import { content } from '@kandil/contract';
import { useMemo } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { paths } from '#app/paths.ts';
import { type Query, RETRY_MS, useQuery } from '#app/data/queries/use-query.ts';
import type { Video } from './load.ts';
import type { StageProps } from './stage.tsx';

type Next = NonNullable<StageProps['next']>;

async function fetchNext(videoId: number): Promise<Next> {
  const { data } = await browserApi(content.videoFindById, { videoId });
  return { title: data.title, still: data.image, to: paths.player(data.id) };
}

/** The next video. It is fetched while the current one starts, which does not wait for it. */
export function useNextVideo({ nextVideoId }: Pick<Video, 'nextVideoId'>): Query<Next> {
  const load = useMemo(
    () => (nextVideoId === null ? null : () => fetchNext(nextVideoId)),
    [nextVideoId],
  );
  return useQuery(load, { retryMs: RETRY_MS });
}
