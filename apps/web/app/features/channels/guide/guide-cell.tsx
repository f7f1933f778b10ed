import { type Ref } from 'react';
import { timeOfDay } from '@kandil/ui/text/format.ts';
import { type useT, useWords } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { type Cell, isOnAir } from './cells.ts';
import { type Axis, MINUTE, offsetOf } from './time-axis.ts';
import type { Sizes } from './view.ts';

interface GuideCellProps {
  cell: Cell;
  channel: string;
  axis: Axis;
  sizes: Sizes;
  now: number;
  /** The roving tab stop. */
  isStop: boolean;
  ref: Ref<HTMLDivElement> | null;
  onOpen(): void;
}

/** Minimum width in pixels for a title, for its times, and for a title in one line; the details show both. */
const ROOM_FOR_WORDS = 44;
const ROOM_FOR_TIMES = 110;
const ROOM_FOR_LINE = 220;

/** `20:00 – 20:45` in the visitor's time zone. */
export function timesOf({ start, end }: Pick<Cell, 'start' | 'end'>, language: string): string {
  const time = (at: number) => timeOfDay(new Date(at).toISOString(), language);
  return `${time(start)} – ${time(end)}`;
}

/** The title of a programme, or why there is none. */
function titleOf(cell: Cell, t: ReturnType<typeof useT>): string {
  if (cell.kind === 'programme') return cell.programme.title;
  return t(cell.kind === 'none' ? 'channel.noProgramme' : `guide.${cell.state}`);
}

interface SpokenText {
  channel: string;
  title: string;
  /** Empty without programmes. */
  times: string;
  isOn: boolean;
}

function spokenOf({ isOn, ...words }: SpokenText, t: ReturnType<typeof useT>): string {
  if (!words.times) return `${words.channel}: ${words.title}`;
  return t(isOn ? 'guide.cellOn' : 'guide.cell', { ...words });
}

/** A programme of a row, a gap that is not loaded, or hours without known programmes. */
export function GuideCell(props: GuideCellProps) {
  const { cell, channel, axis, sizes, now, isStop, ref, onOpen } = props;
  const { t, language } = useWords();
  const start = Math.max(cell.start, axis.start);
  const width = offsetOf(axis, Math.min(cell.end, axis.end)) - offsetOf(axis, start);
  const isOn = cell.kind !== 'none' && isOnAir(cell, now);
  const times = cell.kind === 'none' ? '' : timesOf(cell, language);
  const title = titleOf(cell, t);
  return (
    <div
      ref={ref}
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      aria-busy={isLoading(cell) || undefined}
      aria-current={isOn ? 'time' : undefined}
      data-cell={cell.kind}
      className="group absolute inset-y-0 cursor-pointer p-0.5 -outline-offset-2"
      style={{ insetInlineStart: sizes.column + offsetOf(axis, start), inlineSize: width }}
      onClick={onOpen}
    >
      <span className="sr-only">{spokenOf({ channel, title, times, isOn }, t)}</span>
      <div
        aria-hidden
        title={[title, times].filter(Boolean).join(', ')}
        className={cx(FACE, isOn ? ON_AIR : OFF_AIR, lookOf(cell, now))}
      >
        {isOn && <Elapsed minutes={(now - start) / MINUTE} perMinute={axis.perMinute} />}
        {width >= ROOM_FOR_WORDS && (
          <CellWords title={title} times={times} width={width} inset={sizes.column} />
        )}
      </div>
    </div>
  );
}

interface CellWordsProps {
  title: string;
  times: string;
  width: number;
  inset: number;
}

/** Title and times; the title of a short programme takes up to three small lines. */
function CellWords({ title, times, width, inset }: CellWordsProps) {
  const hasTimes = times !== '' && width >= ROOM_FOR_TIMES;
  const isSmall = width < ROOM_FOR_LINE;
  return (
    <div
      className={cx('sticky inline-block max-w-full', isSmall ? 'px-2 py-1.5' : 'px-3 py-2.5')}
      style={{ insetInlineStart: inset }}
    >
      <p
        className={cx(
          'font-semibold',
          isSmall
            ? 'text-[0.8125rem] leading-4 text-ellipsis hyphens-auto wrap-normal'
            : 'truncate text-sm leading-5',
          isSmall && (hasTimes ? 'line-clamp-2' : 'line-clamp-3'),
        )}
      >
        <bdi>{title}</bdi>
      </p>
      {hasTimes && (
        <p
          className={cx(
            'text-muted truncate text-xs tabular-nums',
            isSmall ? 'leading-4' : 'leading-5',
          )}
        >
          <bdi dir="ltr">{times}</bdi>
        </p>
      )}
    </div>
  );
}

const FACE = 'relative size-full overflow-clip rounded-tile border transition-colors duration-200';
const ON_AIR = 'border-gold/35 bg-lifted group-hover:border-gold/70';
const OFF_AIR = 'border-line bg-raised group-hover:border-edge group-hover:bg-lifted';

const isLoading = (cell: Cell) => cell.kind === 'unknown' && cell.state === 'loading';
const lookOf = (cell: Cell, now: number) =>
  cx(
    (cell.kind === 'none' || cell.end <= now) && 'text-muted border-line/60 bg-transparent',
    isLoading(cell) && 'animate-pulse',
  );

/** The elapsed part of the programme, which grows with the clock. */
function Elapsed({ minutes, perMinute }: { minutes: number; perMinute: number }) {
  return (
    <div
      aria-hidden
      className="from-gold/5 to-gold/20 border-gold/60 absolute inset-y-0 start-0 bg-linear-to-r rtl:bg-linear-to-l"
      style={{ inlineSize: minutes * perMinute }}
    />
  );
}
