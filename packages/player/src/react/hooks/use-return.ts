import { useEffect } from 'react';
import type { PlayerCore } from '#src/store/player.ts';

/** How often a server that did not answer is asked whether it is there again; milliseconds. */
const ASK_MS = 10_000;

/** Whether something that serves streams answers at the address; a refusal is an answer, too. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** What has stopped because nothing could be reached goes on by itself once something can. */
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
