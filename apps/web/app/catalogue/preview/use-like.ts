import { content } from '@kandil/contract';
import { browserApi, invalidate } from '../../lib/api.ts';
import { logInAndThen } from '../../lib/ask-to-log-in.ts';
import { notify } from '../../lib/notifications.ts';
import { useStart } from '../../lib/start.ts';
import { useT } from '../../lib/texts.tsx';
import { useKnown } from '../../lib/use-known.ts';
import type { Series } from './title.ts';

/** Whether the member likes a title, and a press that says or takes back so; a guest is asked to log in. */
export function useLike({ id, likesRate }: Series) {
  const t = useT();
  const { account } = useStart();
  const [rate, setRate] = useKnown(likesRate);
  const send = async (next: Series['likesRate']) => {
    const before = rate;
    setRate(next);
    try {
      await browserApi(content.contentLikesRate, { seriesId: id, likesRate: next });
      invalidate('content.seriesFindById');
    } catch (error) {
      setRate(before);
      notify('error', error instanceof Error ? error.message : t('loadingPage.unexpectedError'));
    }
  };
  const liked = rate === 'LIKE';
  const press = () =>
    account ? void send(liked ? 'NONE' : 'LIKE') : logInAndThen(() => void send('LIKE'));
  return { liked, press };
}
