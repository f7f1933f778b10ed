import { memo } from 'react';
import { directionOf } from '#src/captions/direction.ts';
import type { CaptionLine } from '#src/captions/parse.ts';
import { formatTime } from '#src/store/format-time.ts';
import { usePlayer } from '#src/react/context.ts';
import { RepeatIcon } from '#src/react/ui/icons.tsx';
import type { Row } from './use-rows.ts';

type LineRowProps = {
  readonly row: Row;
  readonly language: string | undefined;
  readonly secondLanguage: string | undefined;
  readonly current: boolean;
  readonly repeating: boolean;
  /** The roving tab stop. */
  readonly reachable: boolean;
  readonly onGo: (line: CaptionLine) => void;
};

/** A line: its time, its text, and its second language. Memoised. */
export const LineRow = memo(function LineRow({
  row: { line, second },
  language,
  secondLanguage,
  current,
  repeating,
  reachable,
  onGo,
}: LineRowProps) {
  return (
    <li className="kp-line-item">
      <button
        type="button"
        className="kp-line"
        data-keys="own"
        aria-current={current ? 'true' : undefined}
        tabIndex={reachable ? 0 : -1}
        onClick={() => onGo(line)}
      >
        <time className="kp-line-time" dir="ltr">
          <span>{formatTime(line.start, usePlayer().locale)}</span>
          {repeating ? <RepeatIcon /> : null}
        </time>
        <span className="kp-line-words" lang={language} dir={directionOf(line.text) ?? 'auto'}>
          {line.text}
        </span>
        {second === '' ? null : (
          <span
            className="kp-line-second"
            lang={secondLanguage}
            dir={directionOf(second) ?? 'auto'}
          >
            {second}
          </span>
        )}
      </button>
    </li>
  );
});
