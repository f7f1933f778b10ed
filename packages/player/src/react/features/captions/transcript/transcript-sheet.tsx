import { useEffect, useRef } from 'react';
import { shortcutOf } from '#src/react/commands.ts';
import { usePlayer } from '#src/react/context.ts';
import { Button } from '#src/react/ui/button.tsx';
import { CloseIcon } from '#src/react/ui/icons.tsx';
import { TranscriptBody } from './transcript-body.tsx';
import { TranscriptLanguages } from './transcript-languages.tsx';

/** Study mode: the transcript beside the picture. */
export function TranscriptSheet() {
  const { ui, t, direction } = usePlayer();
  const sheet = useRef<HTMLElement>(null);
  const close = (): void => {
    ui.setState({ transcript: false });
    // The button that opened it is gone with its menu.
    sheet.current?.closest('.kp')?.querySelector<HTMLElement>('.kp-anchor button')?.focus();
  };
  useEffect(() => {
    // On a touch screen a focused field would open the keyboard over the lines.
    const target = matchMedia('(hover: hover)').matches ? 'input' : 'button';
    sheet.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, []);
  return (
    <aside
      ref={sheet}
      className="kp-transcript"
      dir={direction}
      aria-label={t('captions.transcript')}
      onKeyDown={(event) => {
        if (event.code !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <header className="kp-transcript-head">
        <h2>{t('captions.transcript')}</h2>
        <Button
          label={t('captions.transcriptClose')}
          shortcut={shortcutOf('transcript')}
          onClick={close}
        >
          <CloseIcon />
        </Button>
      </header>
      <TranscriptLanguages />
      <TranscriptBody />
    </aside>
  );
}
