import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { type Cell, cellAt, cellKey, cellsIn, cellsOf } from './cells.ts';
import { type Cursor, moved } from './cursor.ts';
import type { GuideStore } from './guide-store.ts';
import type { ChosenProgramme } from './programme-dialog.tsx';
import { type Axis, blockOf, blocksOf, HOUR } from './time-axis.ts';
import type { GuideView } from './use-view.ts';
import type { Sizes, View } from './view.ts';

export interface GuideTableProps {
  channels: readonly Channel[];
  store: GuideStore;
  axis: Axis;
  sizes: Sizes;
  days: readonly number[];
  guideView: GuideView;
  now: number;
  onOpen(chosen: ChosenProgramme): void;
}

/** Asks for what the rows in view show, and returns the cells of a row. */
function useCells(store: GuideStore, view: View, count: number) {
  const blocks = blocksOf(view);
  const requested = blocks.join();
  useEffect(() => {
    const { fromRow, toRow } = view;
    store.show(fromRow, Math.min(toRow, count), requested.split(',').map(Number));
  }, [store, view, count, requested]);

  return (row: number): readonly Cell[] =>
    cellsIn(
      cellsOf(blocks, (block) => store.known(row, block)),
      view,
    );
}

/** Once it is on the cursor's cell the focus follows the cursor, until it leaves the table. */
function useFollowingFocus(scroller: GuideView['scroller'], cell: string) {
  const stop = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(false);
  // Also when the cell under the cursor loads late.
  const place = follows ? cell : '';
  const focus = useEffectEvent((to: string) => to && stop.current?.focus({ preventScroll: true }));
  useEffect(() => void focus(place), [place]);
  return {
    stop,
    follow: () => setFollows(true),
    onFocus({ target }: FocusEvent) {
      if (target === stop.current) setFollows(true);
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !scroller.current?.contains(relatedTarget)) setFollows(false);
    },
  };
}

/** The focused cell stays rendered, however far it is scrolled away. */
const withStop = (cells: readonly Cell[], stop: Cell): readonly Cell[] =>
  cells.includes(stop) ? cells : [...cells, stop];

/** The cursor of the table: where it is, what moves it, and what its cell opens. */
export function useCursor(props: GuideTableProps) {
  const { channels, store, axis, days, now, onOpen } = props;
  const { scroller, view, reveal } = props.guideView;
  const { rtl } = useWords();
  const navigate = useNavigate();
  const [cursor, setCursor] = useState<Cursor>({ row: 0, time: now });
  const rowCells = useCells(store, view, channels.length);
  const inView = rowCells(cursor.row);
  const stopCell =
    cellAt(inView, cursor.time) ??
    cellAt(
      cellsOf([blockOf(cursor.time)], (block) => store.known(cursor.row, block)),
      cursor.time,
    );
  const place = stopCell ? `${cursor.row} ${cellKey(stopCell)}` : '';
  const { stop, follow, onFocus, onBlur } = useFollowingFocus(scroller, place);

  function open(row: number, cell: Cell | undefined): void {
    const channel = channels[row];
    if (!channel || !cell) return;
    setCursor({ row, time: Math.max(cell.start, axis.start) });
    if (cell.kind === 'programme') onOpen({ channel, cell });
    else if (cell.kind === 'none') void navigate(paths.playerChannelId(channel.code));
    else store.retry();
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return open(cursor.row, stopCell);
    }
    const rows = channels.length;
    const next = moved(event.key, cursor, { axis, days, rows, rtl, cells: inView });
    // At the edges of the guide the arrows lead out of it.
    if (!next || (next.row === cursor.row && next.time === cursor.time)) return;
    event.preventDefault();
    follow();
    setCursor(next);
    const unknown = { start: next.time, end: next.time + HOUR };
    const { start, end } = cellAt(rowCells(next.row), next.time) ?? unknown;
    reveal({ row: next.row, from: start, to: end });
  };

  return {
    row: cursor.row,
    stop,
    stopCell,
    cellsIn: (row: number) =>
      row === cursor.row && stopCell ? withStop(inView, stopCell) : rowCells(row),
    open,
    grid: { onKeyDown, onFocus, onBlur },
  };
}
