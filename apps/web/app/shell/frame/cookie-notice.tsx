import { Link } from '#app/ui/link.tsx';
import { CONSENT_KINDS, useConsent } from '#app/browser/consent.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusBeside } from '#app/ui/focus-beside.ts';

/** Shown until the acceptance cookie exists (SHELL-37..40). */
export function CookieNotice() {
  const t = useT();
  const { consent } = useStart();
  const { answered, answer } = useConsent();
  if (consent || answered) return null;
  const answerBy = (pressed: Element, kinds: Parameters<typeof answer>[0]) => {
    focusBeside(pressed);
    answer(kinds);
  };
  return (
    <section
      aria-label={t('cookies.notice')}
      className="rounded-sheet border-line bg-raised shadow-soft fixed inset-x-3 bottom-19 z-40 border p-4 sm:p-5 lg:inset-x-auto lg:start-6 lg:bottom-6 lg:max-w-lg"
    >
      <p className="text-text/90 text-sm">
        {t('cookies.text')}{' '}
        <Link
          to={paths.cookiePreferences()}
          className="hover:text-gold underline underline-offset-4"
        >
          {t('cookies.policy')}
        </Link>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          className="max-sm:flex-1"
          onClick={({ currentTarget }) => answerBy(currentTarget, CONSENT_KINDS)}
        >
          {t('cookies.allowAll')}
        </Button>
        <Button look="line" onClick={() => openModal('cookiePreferences', {})}>
          {t('cookies.preferences')}
        </Button>
        <Button look="plain" onClick={({ currentTarget }) => answerBy(currentTarget, [])}>
          {t('cookies.reject')}
        </Button>
      </div>
    </section>
  );
}
