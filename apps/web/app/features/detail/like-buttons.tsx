import { content } from '@kandil/contract';
import { useState } from 'react';
import { browserApi, invalidate } from '../../lib/api.ts';
import { askToLogIn } from '../../lib/ask-to-log-in.ts';
import { notify } from '../../lib/notifications.ts';
import { useStart } from '../../lib/start.ts';
import { useT } from '../../lib/texts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import ThumbsDownIcon from 'lucide-react/icons/thumbs-down';
import ThumbsUpIcon from 'lucide-react/icons/thumbs-up';
import type { Series } from './load.ts';

type Rate = Series['likesRate'];

/** Like and dislike; a second press takes the opinion back. */
export function LikeButtons({ series }: { series: Series }) {
  const t = useT();
  const { account } = useStart();
  const [rate, setRate] = useState<Rate>(series.likesRate);

  const press = async (pressed: 'LIKE' | 'DISLIKE') => {
    if (!account) return askToLogIn();
    const before = rate;
    const next: Rate = rate === pressed ? 'NONE' : pressed;
    setRate(next);
    try {
      await browserApi(content.contentLikesRate, { seriesId: series.id, likesRate: next });
      invalidate('content.seriesFindById');
    } catch (error) {
      setRate(before);
      notify('error', error instanceof Error ? error.message : t('loadingPage.unexpectedError'));
    }
  };
  return (
    <>
      <IconButton
        label={t('action.like')}
        aria-pressed={rate === 'LIKE'}
        className="size-12"
        icon={<ThumbsUpIcon className="size-5" aria-hidden />}
        onClick={() => void press('LIKE')}
      />
      <IconButton
        label={t('action.dislike')}
        aria-pressed={rate === 'DISLIKE'}
        className="size-12"
        icon={<ThumbsDownIcon className="size-5" aria-hidden />}
        onClick={() => void press('DISLIKE')}
      />
    </>
  );
}
