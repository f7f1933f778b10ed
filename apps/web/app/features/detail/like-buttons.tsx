import ThumbsDownIcon from 'lucide-react/icons/thumbs-down';
import ThumbsUpIcon from 'lucide-react/icons/thumbs-up';
import { useRate } from '#app/domain/title/use-rate.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { onToggle } from '@kandil/ui/on-toggle.ts';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import type { Series } from './load.ts';

export function LikeButtons({ series }: { series: Series }) {
  const t = useT();
  const { rate, isKnown, press } = useRate(series);
  const pressed = (is: typeof rate) => (isKnown ? rate === is : undefined);
  return (
    <>
      <IconButton
        label={t('action.like')}
        aria-pressed={pressed('LIKE')}
        aria-disabled={!isKnown || undefined}
        className="size-12"
        icon={<ThumbsUpIcon className="size-5" aria-hidden />}
        onClick={onToggle(() => press('LIKE'))}
      />
      <IconButton
        label={t('action.dislike')}
        aria-pressed={pressed('DISLIKE')}
        aria-disabled={!isKnown || undefined}
        className="size-12"
        icon={<ThumbsDownIcon className="size-5" aria-hidden />}
        onClick={onToggle(() => press('DISLIKE'))}
      />
    </>
  );
}
