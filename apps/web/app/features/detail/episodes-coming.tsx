import { useParams } from 'react-router';
import { useStart } from '#app/data/start/start.ts';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import type { Series } from './load.ts';

/** Whether the season depends on what the profile has seen, which is not known yet. */
export function useSeasonOpen({ seasons }: Pick<Series, 'seasons'>): boolean {
  const { sessionPending } = useStart();
  const { seasonId } = useParams();
  return sessionPending && seasonId === undefined && seasons.length > 1;
}

/** Room for the episodes of the season that is still to be found out. */
export function EpisodesComing() {
  return (
    <div className="space-y-2" aria-hidden>
      {Array.from({ length: 7 }, (_, each) => (
        <div
          key={each}
          className="grid grid-cols-[8.5rem_1fr] items-center gap-x-4 border border-transparent p-3 sm:grid-cols-[14rem_1fr] sm:gap-x-6 xl:grid-cols-[18rem_1fr]"
        >
          <Skeleton className="aspect-video" />
          <Skeleton className="h-4.5 w-3/5" />
        </div>
      ))}
    </div>
  );
}
