import { Skeleton } from '#app/ui/skeleton.tsx';

/** Room for the first titles of a member's own list. */
export const GridComing = () => (
  <div className="tile-grid">
    {[0, 1, 2, 3].map((each) => (
      <Skeleton key={each} className="aspect-tile" />
    ))}
  </div>
);
