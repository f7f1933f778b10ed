import { Skeleton } from '../../ui/skeleton.tsx';

/** The outline of a row that is on its way: heading, tiles, their words. */
export function RowSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className="mx-(--gutter) mb-4 h-6 w-44" />
      <div className="rail-track overflow-hidden!">
        {[0, 1, 2, 3, 4].map((tile) => (
          <TileSkeleton key={tile} />
        ))}
      </div>
    </div>
  );
}

export function TileSkeleton() {
  return (
    <span>
      <Skeleton className="aspect-tile" />
      <Skeleton className="mt-3 h-4 w-3/5" />
    </span>
  );
}
