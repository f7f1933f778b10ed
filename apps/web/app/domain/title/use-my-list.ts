import { useEffect } from 'react';
import { logInAndAct } from '../prompt/ask-to-log-in.ts';
import { notify, type Say } from '../prompt/notification-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { onToggle } from '@kandil/ui/on-toggle.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useMyListStore } from './my-list-store.ts';

export interface OnMyList {
  seriesId: number;
  title: string;
  /** Whether it is on the list, if the page's data has this. */
  inMyList?: boolean | undefined;
}

/** Whether a title is on My List, whether that is known yet, and a function that changes it; a guest is asked to log in. */
export function useMyList({ seriesId, title, inMyList }: OnMyList) {
  const t = useT();
  const { account, sessionPending } = useStart();
  const { known, learn, load, put } = useMyListStore();
  const isMember = account !== null;

  useEffect(() => {
    if (sessionPending) return;
    if (inMyList !== undefined) learn(seriesId, inMyList);
    // Without the list the button says 'add'; adding twice is harmless.
    else if (isMember) load().catch(() => undefined);
  }, [sessionPending, isMember, seriesId, inMyList, learn, load]);

  const on = known.get(seriesId) ?? inMyList ?? false;
  const change = async (next: boolean, say: Say = notify) => {
    try {
      if (await put(seriesId, next))
        say('success', t(next ? 'myList.added' : 'myList.removed', { title }));
    } catch (error) {
      say('error', error instanceof Error ? error.message : t('loadingPage.unexpectedError'));
    }
  };
  const press = onToggle(() => {
    if (isMember) void change(!on);
    else if (!sessionPending) logInAndAct((say) => change(true, say));
  });
  return { on, isKnown: !sessionPending, press };
}
