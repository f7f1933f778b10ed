import { useEffect } from 'react';
import type { Channel } from '#app/domain/channel/channel-card.tsx';

/** How long lists may be cached: an earlier request would return the previous programme. */
const CACHED_MS = 30_000;

/** Revalidates as soon as a programme on one of the tiles is over. */
export function useNextProgrammes(channels: readonly Channel[], again: () => void): void {
  const ends = channels.map(({ epgInfo }) => Date.parse(epgInfo?.currentEPGBroadcastEndDate ?? ''));
  const next = Math.min(...ends.filter(Number.isFinite));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = next - Date.now();
      timer = setTimeout(
        () => {
          again();
          wait();
        },
        left > 0 ? left + 500 : CACHED_MS,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [next, again]);
}
