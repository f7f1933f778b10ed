import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useSearch } from '#app/domain/search/search-state.ts';
import { historyIndex } from '#app/domain/search/last-page.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';

/** Leaves the search: back in history, which restores the previous page's scroll position; else home. */
export function useCloseSearch(): { to: string; close: () => void } {
  const navigate = useNavigate();
  const startedAt = useSearch((state) => state.startedAt);
  const to = startedAt?.url ?? paths.homepage();
  const close = () => {
    const steps = startedAt ? startedAt.index - historyIndex() : 0;
    void navigate(steps < 0 ? steps : (to as never));
  };
  return { to, close };
}

/** A link, so that it can be opened in a new tab. */
export function CloseLink() {
  const t = useT();
  const { to, close } = useCloseSearch();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    close();
  };
  return (
    <ButtonLink
      to={to}
      aria-label={t('search.close')}
      look="plain"
      className="max-sm:px-3"
      onClick={follow}
    >
      {t('action.close')}
    </ButtonLink>
  );
}
