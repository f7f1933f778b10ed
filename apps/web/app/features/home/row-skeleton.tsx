import { Skeleton } from '@kandil/ui/skeleton.tsx';

/** More outlines than anybody scrolls past before the rows load. */
const OUTLINES_MAX = 24;

/** The skeleton of a row: heading, tiles, their texts. */
export function RowSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className="mx-(--gutter) mb-6.5 h-6 w-44" />
      <div className="rail-track overflow-hidden!">
        {Array.from({ length: 5 }, (_, tile) => (
          <TileSkeleton key={tile} />
        ))}
      </div>
    </div>
  );
}

/** A row whose tiles are the member's own, until they are here. Of Continue Watching only if it was here before. */
export function OpenRow({ continued }: { continued: boolean }) {
  return (
    <div className={continued ? 'hidden in-data-continues:block' : undefined}>
      <RowSkeleton />
    </div>
  );
}

interface RowsComingProps {
  /** Number of rows that are still to load. */
  left: number;
}

/**
 * Outlines of all rows to load, as high as the rows, so that nothing below them moves. One element for each row, and no
 * shimmer: a browser styles every animated element in each frame, also far below the window.
 */
export function RowsComing({ left }: RowsComingProps) {
  return (
    <div className="space-y-9 lg:space-y-12" aria-hidden>
      {Array.from({ length: Math.min(left, OUTLINES_MAX) }, (_, row) => (
        <div key={row} className="rail-track row-outline" />
      ))}
    </div>
  );
}

export function TileSkeleton({ tall }: { tall?: boolean }) {
  return (
    <span>
      <Skeleton className={tall ? 'aspect-2/3' : 'aspect-tile'} />
      <Skeleton className="mt-3 h-4.5 w-3/5" />
    </span>
  );
}
