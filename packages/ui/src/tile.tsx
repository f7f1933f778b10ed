import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { cx } from './cx.ts';
import PlayIcon from 'lucide-react/icons/play';
import { Picture, type PictureSource } from './picture.tsx';

interface TileProps {
  to: string;
  title: string;
  /** Short text after the title, such as the episode. */
  detail?: string | undefined;
  /** Text at the end of the line, such as the time left. */
  note?: ReactNode;
  /** A second line. */
  below?: string | undefined;
  picture: PictureSource;
  /** A poster that stands upright. */
  isTall?: boolean;
  /** In grey: it cannot be watched now. */
  isGone?: boolean | undefined;
  sizes: string;
  eager?: boolean;
  /** Rendered over the picture's upper corner. */
  badge?: ReactNode;
  /** Rendered along the picture's lower edge. */
  progress?: ReactNode;
}

/** A picture with its text; the whole tile is one link. */
export function Tile({
  to,
  title,
  detail,
  note,
  below,
  picture,
  isTall = false,
  isGone,
  sizes,
  eager = false,
  badge,
  progress,
}: TileProps) {
  return (
    <Link to={to} data-tile className="group rounded-tile block focus-visible:outline-none">
      <span
        className={cx(
          'relative block overflow-hidden rounded-tile ring-gold ring-offset-2 ring-offset-ground transition-transform duration-300 ease-out',
          'group-hover:scale-[1.03] group-focus-visible:ring-2',
        )}
      >
        <Picture
          picture={picture}
          alt=""
          sizes={sizes}
          eager={eager}
          className={cx(isTall ? 'aspect-2/3' : 'aspect-tile', isGone && 'opacity-50 grayscale')}
        />
        {badge && <span className="absolute start-2.5 top-2.5">{badge}</span>}
        {/* Without a box until the tile is pointed at: a page has dozens of tiles. */}
        {!isGone && (
          <span className="absolute inset-0 hidden items-center justify-center bg-black/25 transition-[opacity,display] transition-discrete duration-200 group-hover:flex group-focus-visible:flex starting:opacity-0">
            <span className="glass flex size-12 items-center justify-center rounded-full">
              <PlayIcon className="size-5 translate-x-px fill-current" aria-hidden />
            </span>
          </span>
        )}
        {progress && <span className="absolute inset-x-0 bottom-0">{progress}</span>}
      </span>
      <span className="mt-2.5 flex items-baseline justify-between gap-3 text-sm">
        <span className="flex min-w-0 font-medium">
          <bdi className="truncate">{title}</bdi>
          {/* Short, and of more use than the end of a long title. */}
          {detail && (
            <span className="text-muted shrink-0 font-normal whitespace-pre">{` · ${detail}`}</span>
          )}
        </span>
        {note && <span className="text-muted shrink-0">{note}</span>}
      </span>
      {below && <bdi className="text-muted mt-0.5 block truncate text-sm">{below}</bdi>}
    </Link>
  );
}
