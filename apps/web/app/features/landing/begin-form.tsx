import type { FormEvent } from 'react';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { Button, buttonClass } from '@kandil/ui/button.tsx';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';

/**
 * An e-mail address and a button that opens sign-up with it. Before hydration it is a plain form that leads to
 * /sign-up, which does the same.
 */
export function BeginForm() {
  const { t, base } = useWords();
  const { config } = useStart();
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email') as string;
    openModal('register', { email: email.trim() });
  };
  if (config.registrationClosed) return <Closed />;
  return (
    <form
      action={base + paths.signUp()}
      noValidate
      onSubmit={begin}
      className="flex flex-col gap-3 sm:flex-row"
    >
      <input
        type="email"
        name="email"
        dir="ltr"
        autoComplete="email"
        maxLength={254}
        aria-label={t('field.email')}
        placeholder={t('field.email')}
        className="border-edge bg-ground/80 placeholder:text-muted hover:border-muted focus:border-gold min-h-13 w-full rounded-full border px-6 transition-colors duration-200 sm:w-80 rtl:placeholder:text-end"
      />
      <button type="submit" className={buttonClass({ size: 'large' }, 'min-h-13')}>
        {t('landing.start')}
        <ArrowRightIcon className="size-4.5 rtl:-scale-x-100" aria-hidden />
      </button>
    </form>
  );
}

/** In place of the form while nobody can sign up. */
function Closed() {
  const t = useT();
  return (
    <>
      <p className="max-w-lg font-semibold">{t('signUp.closed')}</p>
      <Button size="large" className="mt-4 min-h-13" onClick={() => openModal('login', {})}>
        {t('account.logIn')}
      </Button>
    </>
  );
}
