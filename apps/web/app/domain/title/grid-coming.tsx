import { Skeletons } from '@kandil/ui/skeletons.tsx';

/** Room for the first titles of a member's own list. */
export const GridComing = () => <Skeletons count={4} className="tile-grid" each="aspect-tile" />;
