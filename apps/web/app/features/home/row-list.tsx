import { useState } from 'react';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { useStart } from '#app/data/start/start.ts';
import type { ListPage } from '#app/data/queries/use-paged-list.ts';
import { Reach } from '@kandil/ui/reach.tsx';
import { LiveNow } from './live-now.tsx';
import type { Row } from './load.ts';
import { RowSection } from './row-section.tsx';
import { OpenRow, RowsComing } from './row-skeleton.tsx';

/** Position of the live channels among the rows, without Continue Watching, which may come later. */
const LIVE_AFTER = 2;

const isContinued = ({ type }: Row) => type === 'CONTINUE_WATCH';
const hasTiles = ({ videoResources }: Row) => videoResources.length > 0;

const sectionOf = (row: Row) =>
  hasTiles(row) ? (
    <RowSection key={row.id} row={row} />
  ) : (
    <OpenRow key={row.id} continued={isContinued(row)} />
  );

const loadMoreRows = async () => (await import('./more-rows.tsx')).MoreRows;

/**
 * Set once this document has loaded more rows: a return to the page renders them at once and can restore its scroll
 * position.
 */
let needed = false;

interface RowListProps {
  category: string | null;
  first: ListPage<Row>;
  channels: Channel[];
}

/** The typed rows of home or of a category. */
export function RowList({ category, first, channels }: RowListProps) {
  const [near, setNear] = useState(needed);
  const { code: MoreRows, again, failed } = useLazyModule(near ? loadMoreRows : null);
  const reach = () => {
    needed = true;
    setNear(true);
    if (failed) again();
  };
  const { sessionPending } = useStart();
  // Until the member's part is here, its rows have no tiles.
  const rows = first.items.filter((row) => hasTiles(row) || sessionPending);
  const liveAt = LIVE_AFTER + Number(rows.slice(0, LIVE_AFTER).some(isContinued));
  return (
    <div className="relative space-y-9 lg:space-y-12">
      {rows.slice(0, liveAt).map(sectionOf)}
      {channels.length > 0 && <LiveNow channels={channels} />}
      {rows.slice(liveAt).map(sectionOf)}
      {MoreRows ? (
        <MoreRows category={category} first={first} />
      ) : (
        first.items.length < first.totalCount && (
          <Reach onReach={reach}>
            <RowsComing left={first.totalCount - first.items.length} />
          </Reach>
        )
      )}
    </div>
  );
}
