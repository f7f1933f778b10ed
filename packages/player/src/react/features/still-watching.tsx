import { useEffect, useRef } from 'react';
import { usePlayer, usePlayerState } from '#src/react/context.ts';

function Question({ onBack }: { readonly onBack: (() => void) | undefined }) {
  const { core, t, direction } = usePlayer();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="kp-still"
      dir={direction}
      aria-labelledby="kp-still-title"
      aria-describedby="kp-still-text"
      onCancel={(event) => {
        event.preventDefault();
        (onBack ?? core.goOn)();
      }}
    >
      <h2 id="kp-still-title">{t('watching.stillTitle')}</h2>
      <p id="kp-still-text">{t('watching.stillText')}</p>
      <div className="kp-still-actions">
        <button type="button" className="kp-primary" onClick={core.goOn}>
          {t('watching.stillContinue')}
        </button>
        {onBack === undefined ? null : (
          <button type="button" className="kp-secondary" onClick={onBack}>
            {t('player.back')}
          </button>
        )}
      </div>
    </dialog>
  );
}

/** Asks "still watching?" after several episodes without input. Playback waits for the answer. */
export function StillWatching({ onBack }: { readonly onBack: (() => void) | undefined }) {
  return usePlayerState((state) => state.asksStill) ? <Question onBack={onBack} /> : null;
}
