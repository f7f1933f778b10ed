import { useEffect } from 'react';
import type { PlayerCore } from '#src/store/player.ts';

/** Polling interval for an unreachable server, in milliseconds. */
const ASK_MS = 10_000;

/** Whether a media server responds at the address; a refusal is a response, too. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Resumes playback by itself after a network failure, once the server is reachable. */
export function useReturn(core: PlayerCore): void {
  useEffect(() => {
    const { store } = core;
    let timer: ReturnType<typeof setInterval> | undefined;
    const isCut = (): boolean => store.getState().error?.kind === 'network';
    const again = (): void => {
      if (isCut()) void core.retry();
    };
    const ask = async (): Promise<void> => {
      const url = store.getState().source?.url;
      if (url !== undefined && (await answers(url))) again();
    };
    const follow = (): void => {
      if (isCut()) timer ??= setInterval(() => void ask(), ASK_MS);
      else {
        clearInterval(timer);
        timer = undefined;
      }
    };
    const stopFollowing = store.subscribe(follow);
    window.addEventListener('online', again);
    return () => {
      stopFollowing();
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [core]);
}
