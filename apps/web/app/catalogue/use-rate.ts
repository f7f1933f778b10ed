import { content, type Data } from '@kandil/contract';
import { track } from '../lib/analytics.ts';
import { browserApi, invalidate } from '../lib/api.ts';
import { logInAndThen } from '../lib/ask-to-log-in.ts';
import { notify } from '../lib/notifications.ts';
import { useStart } from '../lib/start.ts';
import { useT } from '../lib/texts.tsx';
import { useKnown } from '../lib/use-known.ts';

type Series = Pick<Data<typeof content.seriesFindById>, 'id' | 'likesRate'>;
export type Rate = Series['likesRate'];

const RATED = { LIKE: 'like', DISLIKE: 'dislike' } as const;

/** What the member thinks of a title. A second press takes the opinion back; a guest is asked to log in first. */
export function useRate({ id, likesRate }: Series) {
  const t = useT();
  const { account } = useStart();
  const [rate, setRate] = useKnown<Rate>(likesRate);

  const send = async (next: Rate) => {
    const before = rate;
    setRate(next);
    try {
      await browserApi(content.contentLikesRate, { seriesId: id, likesRate: next });
      if (next !== 'NONE') track({ name: 'user_action', action: RATED[next] });
      invalidate('content.seriesFindById');
    } catch (error) {
      setRate(before);
      notify('error', error instanceof Error ? error.message : t('loadingPage.unexpectedError'));
    }
  };
  const press = (pressed: 'LIKE' | 'DISLIKE') => {
    if (account) void send(rate === pressed ? 'NONE' : pressed);
    else logInAndThen(() => void send(pressed));
  };
  return { rate, press };
}
