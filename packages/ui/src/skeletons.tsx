import { Skeleton } from './skeleton.tsx';

interface SkeletonsProps {
  count?: number;
  /** Class of the list. */
  className: string;
  /** Class of each placeholder. */
  each: string;
}

/** Room for a list. */
export function Skeletons({ count = 3, className, each }: SkeletonsProps) {
  return (
    <div className={className} aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} className={each} />
      ))}
    </div>
  );
}
