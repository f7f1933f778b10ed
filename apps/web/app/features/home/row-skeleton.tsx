import { Skeleton } from '#app/ui/skeleton.tsx';

/** Nobody scrolls past so many outlines before the rows themselves are there. */
const OUTLINES_MAX = 24;

/** The outline of a row that is on its way: heading, tiles, their words. */
export function RowSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className="mx-(--gutter) mb-6.5 h-6 w-44" />
      <div className="rail-track overflow-hidden!">
        {[0, 1, 2, 3, 4].map((tile) => (
          <TileSkeleton key={tile} />
        ))}
      </div>
    </div>
  );
}

interface RowsComingProps {
  /** How many rows there are to come. */
  left: number;
}

/** The outlines of all rows to come, as high as these will be: what is below is not pushed away when they are there. */
export function RowsComing({ left }: RowsComingProps) {
  return (
    <div className="space-y-9 lg:space-y-12">
      {Array.from({ length: Math.min(left, OUTLINES_MAX) }, (_, row) => (
        <RowSkeleton key={row} />
      ))}
    </div>
  );
}

export function TileSkeleton() {
  return (
    <span>
      <Skeleton className="aspect-tile" />
      <Skeleton className="mt-3 h-4.5 w-3/5" />
    </span>
  );
}
