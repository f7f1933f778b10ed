import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { COMMAND_ROWS } from '#src/react/commands.ts';
import { Button } from '#src/react/ui/button.tsx';
import { usePlayer } from '#src/react/context.ts';
import { CloseIcon } from '#src/react/ui/icons.tsx';

export type HelpSheetProps = {
  readonly onClose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The keyboard shortcuts in a native dialog, which traps and returns the focus. */
export function HelpSheet({ onClose, onKeyDown }: HelpSheetProps) {
  const { t, direction, live } = usePlayer();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog
      ref={sheet}
      className="kp-help"
      dir={direction}
      aria-label={t('player.help')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className="kp-help-head">
        <h2>{t('player.help')}</h2>
        <Button label={t('action.close')} onClick={onClose}>
          <CloseIcon />
        </Button>
      </header>
      <dl className="kp-keys">
        {COMMAND_ROWS.map(([name, { help, channelHelp = help, keys = '' }]) =>
          help === undefined || channelHelp === undefined ? null : (
            <div key={name}>
              <dt>{t(live ? channelHelp : help)}</dt>
              <dd dir="ltr">
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ),
        )}
      </dl>
    </dialog>
  );
}
