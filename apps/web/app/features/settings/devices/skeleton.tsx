import { Skeleton } from '@kandil/ui/skeleton.tsx';

/** Placeholders of three devices. */
export function EntriesSkeleton() {
  return [0, 1, 2].map((row) => (
    <div key={row} className="flex items-center gap-4 py-4">
      <Skeleton className="size-11 rounded-full" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
    </div>
  ));
}
