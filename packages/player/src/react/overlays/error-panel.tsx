import { useEffect, useRef } from 'react';
import { usePlayer, usePlayerState } from '../context.ts';
import { AlertIcon } from '../icons.tsx';
import type { PlayerError } from '#src/store/state.ts';

function Panel({
  error,
  onBack,
}: {
  readonly error: PlayerError;
  readonly onBack: (() => void) | undefined;
}) {
  const { core, labels } = usePlayer();
  const again = useRef<HTMLButtonElement>(null);
  const { title, text } = labels.errors[error.kind];
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <div className="kp-error" role="alert">
      <AlertIcon />
      <h2 className="kp-error-title">{title}</h2>
      <p className="kp-error-text">{text}</p>
      <div className="kp-error-actions">
        <button ref={again} type="button" className="kp-primary" onClick={() => void core.retry()}>
          {labels.tryAgain}
        </button>
        {onBack === undefined ? null : (
          <button type="button" className="kp-secondary" onClick={onBack}>
            {labels.back}
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
