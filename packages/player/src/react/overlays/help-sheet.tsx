import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { SHORTCUTS } from '#src/store/shortcuts.ts';
import { Button } from '../controls/button.tsx';
import { usePlayer } from '../context.ts';
import { CloseIcon } from '../icons.tsx';

export type HelpSheetProps = {
  readonly onClose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The keyboard shortcuts in a native dialog, which traps and returns the focus. */
export function HelpSheet({ onClose, onKeyDown }: HelpSheetProps) {
  const { labels, direction } = usePlayer();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog
      ref={sheet}
      className="kp-help"
      dir={direction}
      aria-label={labels.help.title}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className="kp-help-head">
        <h2>{labels.help.title}</h2>
        <Button label={labels.help.close} onClick={onClose}>
          <CloseIcon />
        </Button>
      </header>
      <dl className="kp-keys">
        {SHORTCUTS.map(({ name, keys }) => (
          <div key={name}>
            <dt>{labels.help[name]}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
