import { useEffect, useRef } from 'react';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { AlertIcon } from '#src/react/ui/icons.tsx';
import type { PlayerError } from '#src/store/state.ts';

function Panel({
  error,
  onBack,
}: {
  readonly error: PlayerError;
  readonly onBack: (() => void) | undefined;
}) {
  const { core, t } = usePlayer();
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <div className="kp-error" role="alert">
      <AlertIcon />
      <h2 className="kp-error-title">{t(`player.error.${error.kind}`)}</h2>
      <p className="kp-error-text">{t(`player.error.${error.kind}Text`)}</p>
      <div className="kp-error-actions">
        <button ref={again} type="button" className="kp-primary" onClick={() => void core.retry()}>
          {t('action.tryAgain')}
        </button>
        {onBack === undefined ? null : (
          <button type="button" className="kp-secondary" onClick={onBack}>
            {t('player.back')}
          </button>
        )}
      </div>
    </div>
  );
}

/** What went wrong, with actions. Try Again resumes at the same position. */
export function ErrorPanel({ onBack }: { readonly onBack: (() => void) | undefined }) {
  const error = usePlayerState((state) => state.error);
  return error === null ? null : <Panel error={error} onBack={onBack} />;
}
