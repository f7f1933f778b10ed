import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { useWords } from '#app/ui/text/texts.tsx';
import { type Cell, cellAt, cellKey, cellsOf } from './cells.ts';
import { type Cursor, moved } from './cursor.ts';
import { dayName } from './days-strip.tsx';
import { GuideHead, NowLine } from './guide-head.tsx';
import { GuideRow } from './guide-row.tsx';
import type { GuideStore } from './guide-store.ts';
import type { Chosen } from './programme-dialog.tsx';
import { type Axis, blocksOf, dayOf, MINUTE, offsetOf } from './time-axis.ts';
import type { GuideView, Sizes, View } from './use-view.ts';

interface GuideTableProps {
  channels: readonly Channel[];
  store: GuideStore;
  axis: Axis;
  sizes: Sizes;
  days: readonly number[];
  guideView: GuideView;
  now: number;
  onOpen(chosen: Chosen): void;
}

/** Rendered rows: those in view and the one with the cursor. */
function rowsOf({ fromRow, toRow }: View, count: number, cursor: number): number[] {
  const rows = new Set<number>();
  for (let row = fromRow; row < Math.min(toRow, count); row += 1) rows.add(row);
  if (cursor < count) rows.add(cursor);
  return [...rows].sort((a, b) => a - b);
}

/** The table: a grid with one tab stop, in which arrows, Home, End and Page keys move (WAI-ARIA grid). */
export function GuideTable(props: GuideTableProps) {
  const { channels, store, axis, sizes, days, now, onOpen } = props;
  const { scroller, view, reveal } = props.guideView;
  const { t, rtl, language } = useWords();
  const navigate = useNavigate();
  const help = useId();
  const [cursor, setCursor] = useState<Cursor>({ row: 0, time: now });
  const stop = useRef<HTMLDivElement>(null);
  // Once it is on the cursor's cell the focus follows the cursor, until it leaves the table.
  const [follows, setFollows] = useState(false);

  const blocks = blocksOf(view);
  const wanted = blocks.join();
  useEffect(() => {
    const { fromRow, toRow } = view;
    store.show(fromRow, Math.min(toRow, channels.length), wanted.split(',').map(Number));
  }, [store, view, channels.length, wanted]);

  const rowCells = (row: number): readonly Cell[] => {
    const shown = cellsOf(blocks, (block) => store.known(row, block));
    return shown.filter(({ start, end }) => end > view.from && start < view.to);
  };
  const cursorCells = (): readonly Cell[] =>
    cellsOf(blocksOf({ from: cursor.time - 1, to: cursor.time + 1 }), (block) =>
      store.known(cursor.row, block),
    );
  const inView = rowCells(cursor.row);
  const stopCell = cellAt(inView, cursor.time) ?? cellAt(cursorCells(), cursor.time);
  // Also when the cell under the cursor loads late.
  const place = follows && stopCell ? `${cursor.row} ${cellKey(stopCell)}` : '';
  const follow = useEffectEvent((to: string) => to && stop.current?.focus({ preventScroll: true }));
  useEffect(() => void follow(place), [place]);

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return open(cursor.row, stopCell);
    }
    const around = { axis, days, rows: channels.length, rtl };
    const next = moved(event.key, cursor, { ...around, cells: inView });
    // At the edges of the guide the arrows lead out of it.
    if (!next || (next.row === cursor.row && next.time === cursor.time)) return;
    event.preventDefault();
    setFollows(true);
    setCursor(next);
    const cell = cellAt(rowCells(next.row), next.time);
    const { start, end } = cell ?? { start: next.time - 15 * MINUTE, end: next.time + 45 * MINUTE };
    reveal({ row: next.row, from: start, to: end });
  };

  function open(row: number, cell: Cell | undefined): void {
    const channel = channels[row];
    if (!channel || !cell) return;
    setCursor({ row, time: Math.max(cell.start, axis.start) });
    if (cell.kind === 'programme') onOpen({ channel, cell });
    else if (cell.kind === 'none') void navigate(paths.playerChannelId(channel.code));
    else store.retry();
  }

  const rows = rowsOf(view, channels.length, cursor.row);
  return (
    <>
      <p id={help} className="sr-only">
        {t('guide.help')}
      </p>
      <div
        ref={scroller}
        role="grid"
        aria-label={t('guide.title')}
        aria-describedby={help}
        aria-rowcount={channels.length + 1}
        className="border-line rounded-sheet relative h-[calc(100dvh-24rem)] min-h-96 overflow-auto overscroll-contain border outline-none lg:h-[calc(100dvh-21.5rem)]"
        onKeyDown={press}
        onFocus={({ target }) => {
          if (target === stop.current) setFollows(true);
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !scroller.current?.contains(relatedTarget)) setFollows(false);
        }}
      >
        <div
          className="relative"
          style={{
            inlineSize: sizes.column + offsetOf(axis, axis.end),
            blockSize: sizes.head + channels.length * sizes.row,
          }}
        >
          <GuideHead
            axis={axis}
            sizes={sizes}
            span={view}
            now={now}
            day={dayName(days, dayOf(days, view.first + 30 * MINUTE), dayOf(days, now), language)}
          />
          {rows.map((row) => {
            const channel = channels[row];
            const cells =
              row === cursor.row && stopCell ? withStop(inView, stopCell) : rowCells(row);
            return (
              channel && (
                <GuideRow
                  key={channel.id}
                  {...{ channel, row, cells, axis, sizes, now }}
                  stop={row === cursor.row ? stopCell : undefined}
                  stopRef={stop}
                  onOpen={(cell) => open(row, cell)}
                />
              )
            );
          })}
          <NowLine axis={axis} sizes={sizes} now={now} />
        </div>
      </div>
    </>
  );
}

/** The focused cell stays rendered, however far it is scrolled away. */
const withStop = (cells: readonly Cell[], stop: Cell): readonly Cell[] =>
  cells.includes(stop) ? cells : [...cells, stop];
