import { brand } from '../../../lib/brand.ts';
import { paths } from '../../../lib/paths.ts';
import { useStart } from '../../../lib/start.ts';
import { useT } from '../../../lib/texts.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

/** The way to a person: members write from their account, guests log in or send an e-mail. */
export function Contact() {
  const t = useT();
  const { account, sessionPending } = useStart();
  return (
    <section className="mx-auto mt-14 flex max-w-3xl flex-col items-center rounded-sheet border border-line bg-linear-to-b from-gold/10 to-transparent px-6 py-10 text-center">
      <h2 className="display text-2xl sm:text-3xl">{t('help.contactTitle')}</h2>
      <p className="mt-2 max-w-md text-muted">{t(account ? 'help.contactMember' : 'help.contactGuest')}</p>
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
        <a href={`mailto:${brand.contact.email}`} className="py-2 text-gold underline decoration-gold/40 underline-offset-4 hover:decoration-gold">
          <bdi>{brand.contact.email}</bdi>
        </a>
      </div>
    </section>
  );
}
