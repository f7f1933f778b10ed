import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { isSubscribed, useStart } from '#app/data/start/start.ts';
import { useT } from '#app/ui/text/texts.tsx';
import type { Offers } from '#app/domain/plan/load.ts';
import { PlanList } from '#app/domain/plan/plan-list.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/**
 * The plans page: after sign-up (/landing/vip, with a greeting) and from the header (/subscription-plans).
 * @param greets whether the page greets the member by name
 */
export function PlansPage({ offers, greets = false }: { offers: Offers; greets?: boolean }) {
  const t = useT();
  const { account } = useStart();
  return (
    <main id="main" className="gutter relative pt-24 pb-8 lg:pt-30">
      <PageMeta title={t('plans.title')} description={t('plans.text')} />
      <header className="text-center">
        {/* A name is not written in capitals: not every script has them. */}
        {greets && account && (
          <p className="eyebrow text-gold mb-3 tracking-normal normal-case" dir="auto">
            {t('landing.vipWelcome', { name: account.fullName })}
          </p>
        )}
        <h1 className="display text-4xl sm:text-5xl">{t('plans.title')}</h1>
        <p className="text-muted mt-3">{t('plans.text')}</p>
      </header>
      <PlanList offers={offers} heading="h2" isGuest={!account} />
      {account && <MembersNext subscribed={isSubscribed(account)} />}
    </main>
  );
}

/** What a member can do now: plans are not sold yet, and the page says so. */
function MembersNext({ subscribed }: { subscribed: boolean }) {
  const t = useT();
  return (
    <section className="rounded-sheet border-line bg-raised mx-auto mt-8 flex max-w-6xl flex-wrap items-center justify-between gap-5 border p-6 lg:px-8">
      <p className="text-text/90 max-w-xl">{t(subscribed ? 'plans.changeSoon' : 'plans.soon')}</p>
      <ButtonLink to={paths.homepage()} size="large">
        {t(subscribed ? 'plans.watch' : 'plans.watchFree')}
      </ButtonLink>
    </section>
  );
}
