import { content, type Data } from '@kandil/contract';
import { track } from '#app/data/analytics/track.ts';
import { browserApi, invalidate } from '#app/data/client/api.ts';
import { logInAndAct } from '../prompt/ask-to-log-in.ts';
import { optimisticQueue } from '#app/data/queries/optimistic-queue.ts';
import { notify, type Say } from '../prompt/notification-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useOptimistic } from '#app/data/queries/use-optimistic.ts';

type Series = Pick<Data<typeof content.seriesFindById>, 'id' | 'likesRate'>;
export type Rate = Series['likesRate'];

const RATED = { LIKE: 'like', DISLIKE: 'dislike' } as const;

const mutations = optimisticQueue(async (seriesId: number, likesRate: Rate, options) => {
  await browserApi(content.contentLikesRate, { seriesId, likesRate }, options);
  if (likesRate !== 'NONE') track({ name: 'user_action', action: RATED[likesRate] });
  // Likes change the order of the rows.
  invalidate(content.seriesFindById, content.breakdowns);
});

/** The profile's rating of a title. A second press removes it; a guest is asked to log in first. */
export function useRate({ id, likesRate }: Series) {
  const t = useT();
  const { account, sessionPending } = useStart();
  const [rate, setRate] = useOptimistic<Rate>(likesRate);

  const send = async (next: Rate, say: Say = notify) => {
    try {
      await mutations.mutate(id, rate, { value: next, show: setRate });
    } catch (error) {
      say('error', errorText(error, t));
    }
  };
  const press = (pressed: 'LIKE' | 'DISLIKE') => {
    if (account) void send(rate === pressed ? 'NONE' : pressed);
    else if (!sessionPending) logInAndAct((say) => send(pressed, say));
  };
  return { rate, isKnown: !sessionPending, press };
}
