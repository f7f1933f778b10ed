import { type ReactNode, useEffect, useState } from 'react';
import { matchRoutes, useMatches, useNavigate, useNavigation } from 'react-router';
import { splitPrefix } from '#app/browser/address/language-prefix.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { whenTouched } from '#app/browser/when-touched.ts';
import { PAGE_ROUTES, type PageId } from '#app/pages.ts';

// Fetched before a link is followed: the network may be the reason why the next page is late.
async function loadSkeleton() {
  await whenTouched();
  return (await import('./page-skeleton.tsx')).PageSkeleton;
}

export const PAGE_DELAY_MS = 300;
export const PAGE_TIMEOUT_MS = 10_000;

/** The page of a path, and the id or code in it. */
function nextOf(pathname: string): { page: PageId; id: string } | null {
  const match = matchRoutes(PAGE_ROUTES, splitPrefix(pathname).pathname)?.at(-1);
  return match ? { page: match.route.id, id: match.params['id'] ?? '' } : null;
}

/**
 * Renders the page and the navigation to the next one. After 300 ms a progress line appears and a skeleton replaces the
 * old page; after 10 s the request timed out page replaces it (SHELL-44).
 */
export function PageChange({ children }: { children: ReactNode }) {
  const t = useT();
  const { state, location } = useNavigation();
  const navigate = useNavigate();
  const current = useMatches().at(-1)?.id;
  const { code: PageSkeleton } = useLazyModule(loadSkeleton);
  const [late, setLate] = useState(false);
  const target = state === 'loading' ? location?.key : undefined;

  useEffect(() => {
    setLate(false);
    if (target === undefined) return;
    const show = setTimeout(() => setLate(true), PAGE_DELAY_MS);
    const giveUp = setTimeout(() => void navigate(paths.requestTimeout()), PAGE_TIMEOUT_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(giveUp);
    };
  }, [target, navigate]);

  const next = late && location ? nextOf(location.pathname) : null;
  return (
    <>
      {late && location && (
        <div role="status">
          <div
            role="progressbar"
            aria-label={t('state.loading')}
            className="bg-gold/20 fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden"
          >
            <span className="animate-shimmer via-gold absolute inset-0 bg-linear-to-r from-transparent to-transparent" />
          </div>
        </div>
      )}
      {/* The same page with another query, season or episode stays mounted, so its position in the tree must not
          change. */}
      {PageSkeleton && next && next.page !== current ? <PageSkeleton {...next} /> : children}
    </>
  );
}
