import { RAIL_SIZES } from '../../catalogue/tile-sizes.ts';
import { TitleTile } from '../../catalogue/title-tile.tsx';
import { paths } from '../../lib/paths.ts';
import { useT, useWords } from '../../lib/texts.tsx';
import { Rail } from '../../ui/rail.tsx';
import { RowHeading } from '../../catalogue/row-heading.tsx';
import type { Row } from './load.ts';

/** Rows whose tiles stand for a video and play it. */
const PLAYING: ReadonlySet<Row['type']> = new Set(['CONTINUE_WATCH']);

/** One typed row of home. */
export function RowSection({ row }: { row: Row }) {
  const t = useT();
  const { rtl } = useWords();
  const { videoResources: tiles, totalCount } = row;
  return (
    <section aria-labelledby={`row-${row.id}`}>
      <RowHeading
        id={`row-${row.id}`}
        title={row.title}
        to={totalCount > tiles.length ? paths.breakdown(row.code) : undefined}
        more={t('row.seeAll')}
      />
      <Rail label={row.title} rtl={rtl} previousLabel={t('row.previous')} nextLabel={t('row.next')}>
        {tiles.map((tile) => (
          <li key={`${tile.id}-${tile.video?.id ?? ''}`}>
            <TitleTile tile={tile} sizes={RAIL_SIZES} plays={PLAYING.has(row.type)} />
          </li>
        ))}
      </Rail>
    </section>
  );
}
