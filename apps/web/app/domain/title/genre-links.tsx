import type { content, Data } from '@kandil/contract';
import { paths } from '#app/paths.ts';
import { cx } from '@kandil/ui/cx.ts';
import { Link } from '@kandil/ui/link.tsx';

type Genre = Data<typeof content.genreList>[number];

interface GenreLinksProps {
  label: string;
  genres: readonly Genre[];
  /** Code of the current genre. */
  current?: string;
  /** The links keep this category. */
  categoryId?: number | null;
  /** One scrolling line on phones, for pages with titles below. */
  line?: boolean;
}

const LINE =
  'md:flex-wrap max-md:no-bar max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter)';

/** Links to all genres. */
export function GenreLinks({ label, genres, current, categoryId, line = false }: GenreLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={cx('flex gap-2', line ? LINE : 'flex-wrap')}>
        {genres.map(({ id, code, title }) => (
          <li key={id}>
            <Link
              to={paths.genre(code, categoryId)}
              aria-current={code === current ? 'page' : undefined}
              className="border-line hover:border-edge hover:bg-raised aria-[current=page]:border-gold aria-[current=page]:text-gold inline-flex min-h-11 items-center rounded-full border px-5 whitespace-nowrap transition-colors duration-200"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
