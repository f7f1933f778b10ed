import { type ReactNode, useEffect } from 'react';
import { brand } from '../lib/brand.ts';
import { useT } from '../lib/texts.tsx';
import type { PageId } from '../pages.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const several = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A spotlight with rows below it. */
function Spotlight({ rows }: { rows: number }) {
  return (
    <>
      <div className="relative flex min-h-[min(168vw,86svh)] flex-col justify-end md:min-h-[max(30rem,min(47vw,88svh))]">
        <Skeleton className="absolute! inset-0 rounded-none!" />
        <div className="gutter relative space-y-4 pb-14">
          <Skeleton lifted className="h-4 w-48" />
          <Skeleton lifted className="h-14 w-4/5 max-w-xl" />
          <Skeleton lifted className="h-4 w-3/5 max-w-md" />
          <Skeleton lifted className="h-12 w-36 rounded-full!" />
        </div>
      </div>
      {several(rows).map((row) => (
        <div key={row} className="mt-8">
          <Skeleton className="mx-(--gutter) mb-4 h-6 w-44" />
          <div className="rail-track overflow-hidden!">
            {several(6).map((tile) => (
              <Skeleton key={tile} className="aspect-tile" />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

/** A heading with a grid of tiles. */
function Grid() {
  return (
    <div className="gutter pt-24 lg:pt-32">
      <Skeleton className="mb-8 h-10 w-56" />
      <div className="tile-grid">
        {several(12).map((tile) => (
          <Skeleton key={tile} className="aspect-tile" />
        ))}
      </div>
    </div>
  );
}

/** A heading with lines of text. */
function Text() {
  return (
    <div className="gutter mx-auto max-w-3xl space-y-4 pt-24 lg:pt-32">
      <Skeleton className="mb-8 h-10 w-72" />
      {several(8).map((line) => (
        <Skeleton key={line} className="h-4" />
      ))}
    </div>
  );
}

const SHAPES: Partial<Record<PageId, () => ReactNode>> = {
  home: () => <Spotlight rows={2} />,
  category: () => <Spotlight rows={2} />,
  detail: () => <Spotlight rows={1} />,
  breakdown: Grid,
  categoryTitles: Grid,
  genre: Grid,
  search: Grid,
  myList: Grid,
  channels: Grid,
};

/** The outline of the page that is on its way. */
export function PageSkeleton({ page }: { page: PageId }) {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const t = useT();
  const Shape = SHAPES[page] ?? Text;
  return (
    <main id="main" aria-busy className="min-h-[80dvh]">
      <title>{`${t('state.loading')} · ${brand.name}`}</title>
      <Shape />
    </main>
  );
}
