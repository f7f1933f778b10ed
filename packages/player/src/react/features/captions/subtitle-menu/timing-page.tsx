import { OFFSET_STEP } from '#src/captions/captions.ts';
import { printOffset } from '../caption-commands.ts';
import { useCaptionState, usePlayer } from '#src/react/context.ts';
import { PageHead } from './panel-frame.tsx';

/** Shifts subtitles that are too early or too late, by half seconds. */
export function TimingPage() {
  const { captions, t } = usePlayer();
  const offset = useCaptionState((state) => state.offset);
  return (
    <>
      <PageHead title={t('captions.timing')} />
      <div className="kp-timing" data-body="" dir="ltr">
        <button
          type="button"
          className="kp-step"
          aria-label={t('captions.earlier')}
          onClick={() => captions.shift(-1)}
        >
          −
        </button>
        <output className="kp-timing-value">
          <bdi>{t('captions.offset', { seconds: printOffset(offset) })}</bdi>
        </output>
        <button
          type="button"
          className="kp-step"
          aria-label={t('captions.later')}
          onClick={() => captions.shift(1)}
        >
          +
        </button>
      </div>
      <button
        type="button"
        className="kp-plain"
        disabled={offset === 0}
        onClick={() => captions.shift(-offset / OFFSET_STEP)}
      >
        {t('captions.timingReset')}
      </button>
    </>
  );
}
