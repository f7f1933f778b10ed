import { useEffect, useState } from 'react';
import { Link } from '@kandil/ui/link.tsx';
import { CONSENT_KINDS, useConsent } from '#app/browser/consent.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import SlidersIcon from 'lucide-react/icons/sliders-horizontal';
import { Button } from '@kandil/ui/button.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { focusBeside } from '@kandil/ui/place/focus-beside.ts';

/** On a phone the three choices fit beside the text. */
const SLIM = 'max-sm:min-w-11 max-sm:px-2.5 max-sm:text-xs';

/** A line above the bottom bar: the page keeps room for it (styles/base.css). Shown until the acceptance cookie exists (SHELL-37..40). */
export function CookieNotice({ aboveBar }: { aboveBar: boolean }) {
  const t = useT();
  const { consent } = useStart();
  const { answered, answer } = useConsent();
  // Without cookies the answer could not be stored, nor anything that it allows: the notice would come back for ever.
  const [isUseless, setUseless] = useState(false);
  useEffect(() => setUseless(!navigator.cookieEnabled), []);
  if (consent || answered || isUseless) return null;
  const answerBy = (pressed: Element, kinds: Parameters<typeof answer>[0]) => {
    focusBeside(pressed);
    answer(kinds);
  };
  return (
    <section
      aria-label={t('cookies.notice')}
      data-notice
      className={cx(
        'border-line bg-raised fixed inset-x-0 z-40 flex items-center gap-1 border-t px-3 py-1 sm:gap-2 sm:px-(--gutter)',
        aboveBar
          ? 'bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] lg:bottom-0 short:bottom-0'
          : 'bottom-0',
      )}
    >
      <p className="text-text/90 min-w-0 flex-1 text-xs sm:text-sm">
        <span className="max-lg:hidden">{t('cookies.text')} </span>
        <span className="max-sm:hidden lg:hidden">{t('cookies.short')} </span>
        <Link
          to={paths.cookiePreferences()}
          className="hover:text-gold underline underline-offset-4"
        >
          <span className="sm:hidden">{t('cookies.short')}</span>
          <span className="max-sm:hidden">{t('cookies.policy')}</span>
        </Link>
      </p>
      <Button
        className={SLIM}
        onClick={({ currentTarget }) => answerBy(currentTarget, CONSENT_KINDS)}
      >
        {t('cookies.allowAll')}
      </Button>
      <Button
        look="plain"
        className={SLIM}
        onClick={({ currentTarget }) => answerBy(currentTarget, [])}
      >
        {t('cookies.reject')}
      </Button>
      <Button
        look="plain"
        className={SLIM}
        icon={<SlidersIcon className="size-5 sm:hidden" aria-hidden />}
        onClick={() => openModal('cookiePreferences', {})}
      >
        <span className="max-sm:sr-only">{t('cookies.preferences')}</span>
      </Button>
    </section>
  );
}
