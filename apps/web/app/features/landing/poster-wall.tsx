import { useEffect, useState } from 'react';
import { cx } from '@kandil/ui/cx.ts';
import { Picture, type PictureSource } from '@kandil/ui/picture.tsx';

/** Columns on the widest screen; narrower screens show the first of them. */
const COLUMNS = 6;
/** Posters per column: the wall's height plus room to drift. */
const ROWS = 5;

const FADE = cx(
  'absolute inset-0 bg-linear-to-t from-ground via-ground/75 via-55% to-ground/30',
  'md:from-ground md:via-ground/10 md:to-ground/50',
);
const SIDE =
  'absolute inset-y-0 start-0 hidden w-[88%] xl:w-3/4 from-ground via-ground/85 via-55% to-transparent md:block ltr:bg-linear-to-r rtl:bg-linear-to-l';

/** The posters of a column, in order; they repeat when there are too few. */
function columnOf(posters: readonly PictureSource[], column: number): PictureSource[] {
  return Array.from(
    { length: ROWS },
    (_, row) => posters[(column * ROWS + row) % posters.length],
  ).filter((poster) => poster !== undefined);
}

/** A slowly moving wall of posters; decorative, hidden from screen readers. */
export function PosterWall({ posters }: { posters: readonly PictureSource[] }) {
  const drifts = useSettled();
  const columns = Array.from({ length: COLUMNS }, (_, column) => columnOf(posters, column));
  return (
    <div className="absolute inset-0 overflow-hidden" aria-hidden>
      <div className="xxl:grid-cols-6 absolute -inset-x-[8%] -top-[14%] grid -rotate-6 grid-cols-3 gap-3 md:start-[26%] md:grid-cols-4 md:gap-4 xl:grid-cols-5 rtl:rotate-6">
        {columns.map((column, at) => (
          <div
            key={at}
            className={cx(
              'space-y-3 even:[animation-duration:85s] md:space-y-4',
              'nth-4:max-md:hidden nth-5:max-xl:hidden nth-6:max-xxl:hidden',
              drifts && 'animate-drift',
            )}
          >
            {column.map((poster, row) => (
              <Picture
                key={row}
                picture={poster}
                alt=""
                sizes="(width >= 1200px) 16vw, (width >= 768px) 20vw, 36vw"
                className="rounded-tile aspect-2/3"
              />
            ))}
          </div>
        ))}
      </div>
      <span className={SIDE} />
      <span className={FADE} />
    </div>
  );
}

/** The wall moves only after start-up: animation would delay the first interaction. */
const SETTLED_MS = 3000;

function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
