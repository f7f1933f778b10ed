import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { usePlayer } from '../context.ts';
import { CloseIcon } from '../icons.tsx';
import type { PlayerHelpLabels } from '../labels.ts';

/** The printed names of the keys. Positions are the same on every layout; letters are Latin. */
const rows: readonly (readonly [keyof PlayerHelpLabels, readonly string[]])[] = [
  ['playPause', ['Space', 'K']],
  ['skip', ['←', '→', 'J', 'L']],
  ['volume', ['↑', '↓']],
  ['mute', ['M']],
  ['fullscreen', ['F']],
  ['subtitles', ['C']],
  ['transcript', ['T']],
  ['repeatLine', ['R']],
  ['subtitleTiming', ['G', 'H']],
  ['skipSegment', ['S']],
  ['next', ['N']],
  ['chapters', ['PgUp', 'PgDn']],
  ['speed', ['<', '>']],
  ['frame', [',', '.']],
  ['pip', ['P']],
  ['stats', ['I']],
  ['startEnd', ['Home', 'End']],
  ['fraction', ['0', '9']],
  ['help', ['?']],
];

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
        {rows.map(([name, keys]) => (
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
