import { useLayoutEffect, useState } from 'react';
import CloseIcon from 'lucide-react/icons/x';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { forgetSearches, recentSearches } from '#app/domain/search/recent.ts';
import { focusBeside } from '@kandil/ui/place/focus-beside.ts';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import { Link } from '@kandil/ui/link.tsx';

/** Recent searches on this device; each can be removed. */
export function RecentList() {
  const t = useT();
  const [recent, setRecent] = useState<string[] | null>(null);
  useLayoutEffect(() => setRecent(recentSearches()), []);
  // The server does not know them; the start script says whether there are some.
  if (recent === null) return <div className="mb-12 hidden h-25.5 in-data-recent:block" />;
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mb-12">
      <div className="mb-3 flex items-baseline gap-4">
        <h2 id="recent" className="font-semibold">
          {t('search.recent')}
        </h2>
        <button
          type="button"
          className="text-gold hover:text-gold-bright min-h-11 text-sm"
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            setRecent(forgetSearches());
          }}
        >
          {t('search.forget')}
        </button>
      </div>
      <ul className="max-md:no-bar flex gap-2 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) md:flex-wrap">
        {recent.map((words) => (
          <li
            key={words}
            className="border-line hover:border-edge flex shrink-0 items-center rounded-full border transition-colors duration-200"
          >
            <Link
              to={paths.search(words)}
              className="hover:text-gold inline-flex min-h-11 items-center rounded-full ps-5 pe-1 whitespace-nowrap"
            >
              <bdi>{words}</bdi>
            </Link>
            <IconButton
              label={t('search.forgetOne', { query: words })}
              look="plain"
              className="text-muted hover:text-text"
              icon={<CloseIcon className="size-4" aria-hidden />}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                setRecent(forgetSearches(words));
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
