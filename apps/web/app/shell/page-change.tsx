import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useT } from '../lib/texts.tsx';

/** SHELL-42, SHELL-43 */
export const PAGE_DELAY_MS = 300;
export const PAGE_TIMEOUT_MS = 10_000;

/**
 * Watches the way to the next page: after 300 ms a line of light shows that it comes, after 10 s the request
 * timed out page takes its place (SHELL-44).
 */
export function PageChange() {
  const t = useT();
  const { state, location } = useNavigation();
  const navigate = useNavigate();
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

  if (!late) return null;
  return (
    <div role="progressbar" aria-label={t('state.loading')} className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-gold/20">
      <span className="absolute inset-0 animate-shimmer bg-linear-to-r from-transparent via-gold to-transparent" />
    </div>
  );
}
