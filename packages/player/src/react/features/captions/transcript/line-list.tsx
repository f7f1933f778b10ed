import type { KeyboardEvent } from 'react';
import { useCallback, useRef } from 'react';
import type { CaptionLine } from '#src/captions/parse.ts';
import { languageIn } from '#src/store/tracks.ts';
import { useCaptionState, usePlayer } from '#src/react/context.ts';
import { LineRow } from './line-row.tsx';
import { useFollowing } from './use-following.ts';
import type { Rows } from './use-rows.ts';

const PAGE = 8;
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** Moves the focus along the lines; returns whether the key was one of these. */
function moveFocus(list: HTMLElement, code: string): boolean {
  const step = steps[code];
  if (step === undefined) return false;
  const lines = [...list.querySelectorAll<HTMLElement>('.kp-line')];
  const from = lines.indexOf(document.activeElement as HTMLElement);
  const to = Math.min(Math.max(from + step, 0), lines.length - 1);
  lines[to]?.focus({ preventScroll: true });
  lines[to]?.scrollIntoView({ block: 'nearest' });
  return true;
}

type LineListProps = {
  readonly all: Rows;
  /** Indices of the rows to show. */
  readonly shown: readonly number[];
  readonly searching: boolean;
};

/** The lines. The current one stays in view until the viewer scrolls; a press seeks to its line. */
export function LineList({ all, shown, searching }: LineListProps) {
  const { captions, t } = usePlayer();
  const { rows, current, first, second } = all;
  const list = useRef<HTMLOListElement>(null);
  const repeating = useCaptionState((state) => state.repeating);
  const { following, follow, leave } = useFollowing(list, current, searching);
  const go = useCallback(
    (line: CaptionLine) => {
      captions.goTo(line);
      follow();
    },
    [captions, follow],
  );
  const reachable = shown.includes(current) ? current : (shown[0] ?? -1);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (list.current === null || !moveFocus(list.current, event.code)) return;
    event.preventDefault();
    leave();
  };
  return (
    <div className="kp-lines-box">
      <ol
        ref={list}
        className="kp-lines"
        data-second={second !== null}
        onWheel={leave}
        onTouchMove={leave}
        onPointerDown={(event) => event.target === event.currentTarget && leave()}
        onKeyDown={press}
      >
        {shown.map((index) => {
          const row = rows[index];
          return row === undefined ? null : (
            <LineRow
              key={row.line.id}
              row={row}
              language={languageIn(first) ?? undefined}
              secondLanguage={languageIn(second) ?? undefined}
              current={index === current}
              repeating={row.line === repeating}
              reachable={index === reachable}
              onGo={go}
            />
          );
        })}
      </ol>
      {following || current < 0 ? null : (
        <button type="button" className="kp-primary kp-back-to-now" onClick={follow}>
          {t('captions.backToNow')}
        </button>
      )}
    </div>
  );
}
