import { content } from '@kandil/contract';
import { browserApi, invalidate } from '../../lib/api.ts';
import { logInAndThen } from '../../lib/ask-to-log-in.ts';
import { notify } from '../../lib/notifications.ts';
import { useStart } from '../../lib/start.ts';
import { useT } from '../../lib/texts.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import ThumbsDownIcon from 'lucide-react/icons/thumbs-down';
import ThumbsUpIcon from 'lucide-react/icons/thumbs-up';
import type { Series } from './load.ts';

type Rate = Series['likesRate'];

/** Like and dislike; a second press takes the opinion back. */
export function LikeButtons({ series }: { series: Series }) {
  const t = useT();
  const { account } = useStart();
  const [rate, setRate] = useKnown<Rate>(series.likesRate);

  const send = async (next: Rate) => {
    const before = rate;
    setRate(next);
    try {
      await browserApi(content.contentLikesRate, { seriesId: series.id, likesRate: next });
      invalidate('content.seriesFindById');
    } catch (error) {
      setRate(before);
      notify('error', error instanceof Error ? error.message : t('loadingPage.unexpectedError'));
    }
  };
  const press = (pressed: 'LIKE' | 'DISLIKE') => {
    if (!account) logInAndThen(() => void send(pressed));
    else void send(rate === pressed ? 'NONE' : pressed);
  };
  return (
    <>
      <IconButton
        label={t('action.like')}
        aria-pressed={rate === 'LIKE'}
        className="size-12"
        icon={<ThumbsUpIcon className="size-5" aria-hidden />}
        onClick={() => press('LIKE')}
      />
      <IconButton
        label={t('action.dislike')}
        aria-pressed={rate === 'DISLIKE'}
        className="size-12"
        icon={<ThumbsDownIcon className="size-5" aria-hidden />}
        onClick={() => press('DISLIKE')}
      />
    </>
  );
}
