import type { ReactNode } from 'react';
import { RowEnd, RowHeading } from '#app/domain/title/row-heading.tsx';
import { RAIL_SIZES, TALL_SIZES } from '#app/domain/title/tile-grid.tsx';
import { keyOfTile, TitleTile } from '#app/domain/title/title-tile.tsx';
import { lazyView } from '#app/browser/use-lazy-module.ts';
import { paths } from '#app/paths.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { Rail } from './rail.tsx';
import { isTall, type Row } from './load.ts';
import { TileSkeleton } from './row-skeleton.tsx';
import { useRowTiles } from './use-row-tiles.ts';

/** Guests never need its code. */
const ContinueMenu = lazyView(async () => (await import('./continue-menu.tsx')).ContinueMenu);

/** One typed row of home. */
export function RowSection({ row }: { row: Row }) {
  const t = useT();
  const { id, code, title, totalCount, videoResources } = row;
  const whole = {
    title,
    to: totalCount > videoResources.length ? paths.breakdown(code) : undefined,
    more: t('row.seeAll'),
  };
  return (
    <section aria-labelledby={`row-${id}`}>
      <RowHeading id={`row-${id}`} {...whole} />
      <RowRail row={row} end={<RowEnd {...whole} />} />
    </section>
  );
}

function RowRail({ row, end }: { row: Row; end: ReactNode }) {
  const t = useT();
  const { rtl } = useWords();
  const { slots, tileAt, onMove, onFocusMove } = useRowTiles(row);
  // In this row a tile is a video and plays it.
  const plays = row.type === 'CONTINUE_WATCH';
  const tall = isTall(row);
  return (
    <Rail
      label={row.title}
      rtl={rtl}
      previousLabel={t('row.previous')}
      nextLabel={t('row.next')}
      onMove={(first) => void onMove(first)}
      onFocusMove={onFocusMove}
      className={tall ? 'rail-tall' : undefined}
    >
      {slots.map((slot) => {
        if ('skipped' in slot) {
          const { skipped, before } = slot;
          return (
            <li
              key={`to ${before}`}
              aria-hidden
              data-gap
              style={{ gridColumn: `span ${skipped}` }}
            />
          );
        }
        const tile = tileAt(slot.index);
        return tile ? (
          <li
            key={keyOfTile(tile)}
            data-index={slot.index}
            data-preview={plays || tall ? undefined : tile.code}
            aria-setsize={row.totalCount}
            aria-posinset={slot.index + 1}
            className={plays ? 'group/continue relative' : undefined}
          >
            <TitleTile tile={tile} sizes={tall ? TALL_SIZES : RAIL_SIZES} plays={plays} />
            {plays && tile.progress && <ContinueMenu progress={tile.progress} title={tile.title} />}
          </li>
        ) : (
          <li key={`coming ${slot.index}`} aria-hidden data-index={slot.index}>
            <TileSkeleton tall={tall} />
          </li>
        );
      })}
      {end}
    </Rail>
  );
}
