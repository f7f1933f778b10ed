import type { Ref } from 'react';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Link } from '@kandil/ui/link.tsx';
import { Picture } from '@kandil/ui/picture.tsx';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { type Cell, cellKey } from './cells.ts';
import { GuideCell } from './guide-cell.tsx';
import type { Axis } from './time-axis.ts';
import type { Sizes } from './view.ts';

interface GuideRowProps {
  channel: Channel;
  row: number;
  cells: readonly Cell[];
  axis: Axis;
  sizes: Sizes;
  now: number;
  /** The tab stop of the table, which may be in another row, and a ref for its element. */
  stop: Cell | undefined;
  stopRef: Ref<HTMLDivElement>;
  onOpen(cell: Cell): void;
}

/** A channel: its logo, which stays in view, and its programmes. */
export function GuideRow(props: GuideRowProps) {
  const { channel, row, cells, axis, sizes, now, stop, stopRef, onOpen } = props;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="absolute inset-x-0"
      style={{ top: sizes.head + row * sizes.row, height: sizes.row }}
    >
      <RowHead channel={channel} width={sizes.column} />
      {cells.map((cell) => (
        <GuideCell
          key={cellKey(cell)}
          cell={cell}
          channel={channel.title}
          axis={axis}
          sizes={sizes}
          now={now}
          isStop={cell === stop}
          ref={cell === stop ? stopRef : null}
          onOpen={() => onOpen(cell)}
        />
      ))}
    </div>
  );
}

function RowHead({ channel, width }: { channel: Channel; width: number }) {
  const t = useT();
  return (
    <div
      role="rowheader"
      className="bg-ground border-line sticky start-0 z-20 h-full border-e p-0.5 pe-1.5"
      style={{ inlineSize: width }}
    >
      <Link
        to={paths.playerChannelId(channel.code)}
        tabIndex={-1}
        aria-label={t('guide.watchChannel', { channel: channel.title })}
        title={channel.title}
        className="rounded-tile hover:bg-raised flex h-full items-center gap-3 px-1.5 transition-colors duration-200"
      >
        <Picture
          picture={channel.logo}
          alt=""
          sizes="56px"
          className="rounded-tile size-13 shrink-0"
        />
        <span className="hidden min-w-0 flex-1 truncate font-semibold md:block">
          <bdi>{channel.title}</bdi>
        </span>
      </Link>
    </div>
  );
}
