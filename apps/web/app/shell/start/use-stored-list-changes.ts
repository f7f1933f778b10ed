import { ApiError } from '@kandil/contract/client';
import { useEffect } from 'react';
import { useStart } from '#app/data/start/start.ts';
import {
  dropListChange,
  storeListChange,
  storedListChanges,
} from '#app/data/writes/stored-list-changes.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { onMyListChange, useMyListStore } from '#app/domain/title/my-list-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

const LOCK = 'kandil_list_changes';

/** Whether the service refused, such as for a title that has left the catalogue: trying again would not help. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== undefined && error.status < 429;

/** Sends the stored changes, one tab at a time, each once. What gets no answer stays. */
const flush = (): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    for (const [seriesId, inMyList] of storedListChanges()) {
      try {
        if (!(await useMyListStore.getState().put(seriesId, inMyList))) return;
      } catch (error) {
        if (!isRefusal(error)) return;
        dropListChange(seriesId);
      }
    }
  });

/** Changes of My List that find no connection are stored, and sent when it is back or the member returns. */
export function useStoredListChanges(): void {
  const t = useT();
  const { account, profileId } = useStart();
  const viewer = account && `${account.userId} ${profileId}`;
  useEffect(() => {
    if (viewer === null) return;
    onMyListChange((seriesId, inMyList, error) => {
      if (error === null) dropListChange(seriesId);
      const isLost = error instanceof ApiError && error.kind === 'network';
      if (!isLost || !storeListChange(seriesId, inMyList)) return false;
      notify('info', t('offline.myList'));
      return true;
    });
    const begin = () => void flush();
    if (storedListChanges().length > 0) begin();
    window.addEventListener('online', begin);
    return () => window.removeEventListener('online', begin);
  }, [viewer, t]);
}
