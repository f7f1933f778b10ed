import { type ReactNode, useEffect } from 'react';
import { SpotlightArt } from '#app/domain/title/spotlight-art.tsx';
import { knownHeading, type KnownTitle, knownTitle } from '#app/domain/title/known-title.ts';
import { useSite } from '#app/data/start/site.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { PageId } from '#app/pages.ts';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { Spinner } from '@kandil/ui/spinner.tsx';

const several = (count: number) => Array.from({ length: count }, (_, index) => index);

interface ShapeProps {
  page: PageId;
  /** The id or code in the address. */
  id: string;
}

/** What the entity store already knows of a title: its art and its name. */
function Known({ title, eyebrow, storyline, ...pictures }: KnownTitle) {
  const image = pictures.image ?? pictures.horizontalPoster;
  return (
    <>
      {image && (
        <div className="absolute inset-x-0 top-0 max-md:aspect-3/4 md:-bottom-10">
          <SpotlightArt image={image} mobileImage={pictures.mobileImage ?? image} />
        </div>
      )}
      <div className="gutter relative space-y-4 pb-14">
        {eyebrow && <p className="eyebrow text-gold">{eyebrow}</p>}
        <h1 className="display text-4xl leading-[1.12] sm:text-5xl xl:text-[4.25rem]">
          <bdi>{title}</bdi>
        </h1>
        {storyline ? (
          <p className="text-text/90 max-w-xl">{storyline}</p>
        ) : (
          <Skeleton lifted className="h-4 w-3/5 max-w-md" />
        )}
        <Skeleton lifted className="h-12 w-36 rounded-full!" />
      </div>
    </>
  );
}

function Unknown() {
  return (
    <>
      <Skeleton className="absolute! inset-0 rounded-none!" />
      <div className="gutter relative space-y-4 pb-14">
        <Skeleton lifted className="h-4 w-48" />
        <Skeleton lifted className="h-14 w-4/5 max-w-xl" />
        <Skeleton lifted className="h-4 w-3/5 max-w-md" />
        <Skeleton lifted className="h-12 w-36 rounded-full!" />
      </div>
    </>
  );
}

/** A spotlight with rows below it. */
function Spotlight({ rows, title = null }: { rows: number; title?: KnownTitle | null }) {
  return (
    <>
      <div className="relative flex min-h-[min(168vw,86svh)] flex-col justify-end md:min-h-[max(30rem,min(47vw,88svh))]">
        {title ? <Known {...title} /> : <Unknown />}
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
function Grid({ page, id }: ShapeProps) {
  const heading = knownHeading(page, id);
  return (
    <div className="gutter pt-24 lg:pt-32">
      {heading ? (
        <h1 className="display mb-8 text-3xl sm:text-4xl">{heading}</h1>
      ) : (
        <Skeleton className="mb-8 h-10 w-56" />
      )}
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

/** A player covers the frame of the page before it, as it will itself. */
function Player() {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-black">
      <Spinner className="text-gold size-12" />
    </div>
  );
}

const SHAPES: Partial<Record<PageId, (props: ShapeProps) => ReactNode>> = {
  home: () => <Spotlight rows={2} />,
  category: () => <Spotlight rows={2} />,
  detail: ({ id }) => <Spotlight rows={1} title={knownTitle(id)} />,
  breakdown: Grid,
  categoryTitles: Grid,
  genre: Grid,
  search: Grid,
  myList: Grid,
  channels: Grid,
  watch: Player,
  watchChannel: Player,
};

/** The skeleton of the page that is loading, with what is already known of it. */
export function PageSkeleton({ page, id }: ShapeProps) {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const t = useT();
  const { name } = useSite();
  const Shape = SHAPES[page] ?? Text;
  return (
    <main id="main" aria-busy className="min-h-[80dvh]">
      <title>{`${t('state.loading')} · ${name}`}</title>
      <Shape page={page} id={id} />
    </main>
  );
}
