import { useSite } from '#app/data/start/site.tsx';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';

/** Contact with support: members write from their account, guests log in or send an e-mail. */
export function Contact() {
  const t = useT();
  const { email } = useSite();
  const { account, sessionPending } = useStart();
  return (
    <section className="rounded-sheet border-line from-gold/10 mx-auto mt-14 flex max-w-3xl flex-col items-center border bg-linear-to-b to-transparent px-6 py-10 text-center">
      <h2 className="display text-2xl sm:text-3xl">{t('help.contactTitle')}</h2>
      <p className="text-muted mt-2 max-w-md text-balance">
        {t(account ? 'help.contactMember' : 'help.contactGuest')}
      </p>
      <div className="mt-6 flex min-h-12 flex-wrap items-center justify-center gap-x-6 gap-y-3">
        {account && (
          <ButtonLink to={paths.customerSupport()} size="large">
            {t('help.write')}
          </ButtonLink>
        )}
        {!account && !sessionPending && (
          <ButtonLink to={paths.login()} size="large">
            {t('account.logIn')}
          </ButtonLink>
        )}
        <a
          href={`mailto:${email}`}
          className="text-gold decoration-gold/40 hover:decoration-gold py-2 underline underline-offset-4"
        >
          <bdi>{email}</bdi>
        </a>
      </div>
    </section>
  );
}
