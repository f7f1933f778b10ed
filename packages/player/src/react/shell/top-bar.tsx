import { Button } from '#src/react/ui/button.tsx';
import { usePlayer } from '#src/react/context.ts';
import { BackIcon } from '#src/react/ui/icons.tsx';
import type { PlayerProps } from '#src/react/props.ts';

/** The back button, the title and the age rating. */
export function TopBar({
  title,
  subtitle,
  rating,
  onBack,
}: Pick<PlayerProps, 'title' | 'subtitle' | 'rating' | 'onBack'>) {
  const { t } = usePlayer();
  return (
    <div className="kp-top">
      {onBack === undefined ? null : (
        <Button label={t('player.back')} className="kp-back" onClick={onBack}>
          <BackIcon />
        </Button>
      )}
      <div className="kp-titles">
        <h1 className="kp-title">
          <bdi>{title}</bdi>
        </h1>
        {subtitle === undefined ? null : (
          <p className="kp-subtitle">
            <bdi>{subtitle}</bdi>
          </p>
        )}
      </div>
      {rating === undefined ? null : (
        <span className="kp-rating">
          <span aria-hidden="true" dir="ltr">
            {rating}
          </span>
          <span className="kp-sr">{t('player.rating', { rating })}</span>
        </span>
      )}
    </div>
  );
}
