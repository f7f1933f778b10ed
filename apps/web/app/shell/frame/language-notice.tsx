import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from '#app/browser/consent.ts';
import { browserCache } from '#app/browser/local-cache.ts';
import { useStart } from '#app/data/start/start.ts';
import { focusBeside } from '#app/ui/focus-beside.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useWords } from '#app/ui/text/texts.tsx';
import XIcon from 'lucide-react/icons/x';

const SEEN = 'language_notice';

/**
 * Says on home, in the visitor's language, that the interface is not translated yet. It follows the cookie notice,
 * and stays closed once it was closed.
 */
export function LanguageNotice() {
  const { complete, t } = useWords();
  const { consent } = useStart();
  const { answered } = useConsent();
  const isHome = useLocation().pathname === '/';
  // The server does not know what this browser remembers.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(browserCache.get(SEEN) === null), []);
  if (complete || !open || !isHome || !(consent || answered)) return null;
  return (
    <section
      aria-label={t('nav.language')}
      data-notice
      className="border-line bg-raised fixed inset-x-0 bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-40 flex items-center gap-2 border-t px-(--gutter) py-1 lg:bottom-0"
    >
      <p className="text-text/90 min-w-0 flex-1 text-xs sm:text-sm">
        {t('language.notTranslated')}
      </p>
      <IconButton
        look="plain"
        label={t('action.close')}
        icon={<XIcon className="size-5" aria-hidden />}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          browserCache.set(SEEN, true);
          setOpen(false);
        }}
      />
    </section>
  );
}
