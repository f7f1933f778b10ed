import { useEffect, useState } from 'react';
import { useClientState } from '#app/data/client/client-state.ts';
import { requestedPlace } from '#app/domain/intent/next-place.ts';
import { KidsNotice } from '#app/domain/profile/kids-notice.tsx';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { isSubscribed, useStart } from '#app/data/start/start.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Offers } from '#app/domain/plan/load.ts';
import { useOffers } from '#app/domain/plan/payment-store.ts';
import { PlanList } from '#app/domain/plan/plan-list.tsx';
import { QuoteBar } from './quote-bar.tsx';
import { useAskedPayment } from './use-asked-payment.ts';

/**
 * The plans page: after sign-up (/landing/vip, with a greeting) and from the header (/subscription-plans).
 * @param greets whether the page greets the member by name
 */
export function PlansPage({
  offers: loaded,
  greets = false,
}: {
  offers: Offers;
  greets?: boolean;
}) {
  const t = useT();
  const { account } = useStart();
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  const offers = useOffers(loaded);
  useAskedPayment(offers, greets);
  return (
    <main id="main" className="gutter relative pt-24 pb-8 lg:pt-30">
      <PageMeta title={t('plans.title')} description={t('plans.text')} />
      <header className="text-center">
        {greets && <Greeting />}
        <h1 className="display text-4xl sm:text-5xl">{t('plans.title')}</h1>
        <p className="text-muted mt-3">{t('plans.text')}</p>
      </header>
      {isChild && (
        <div className="mx-auto mt-8 max-w-6xl">
          <KidsNotice text="plans.kidsText" />
        </div>
      )}
      {account?.subscription?.shared && !isChild && (
        <p className="rounded-tile border-line bg-raised mx-auto mt-8 max-w-2xl border p-4 text-center">
          {t('plans.shared')}
        </p>
      )}
      <PlanList
        offers={offers}
        heading="h2"
        isGuest={!account}
        {...(!isChild && { below: QuoteBar })}
      />
      {greets && <StartFree />}
    </main>
  );
}

/** A name is not written in capitals: not every script has them. */
function Greeting() {
  const t = useT();
  const { account } = useStart();
  return (
    account && (
      <p className="eyebrow text-gold mb-3 tracking-normal normal-case">
        {t('landing.vipWelcome', { name: account.fullName })}
      </p>
    )
  );
}

/** The way on without a plan, right after sign-up: to the title that the person came for, else home. */
function StartFree() {
  const t = useT();
  const { account } = useStart();
  const [place, setPlace] = useState<string>(paths.homepage());
  useEffect(() => setPlace(requestedPlace() ?? paths.homepage()), []);
  if (!account || isSubscribed(account)) return null;
  return (
    <p className="mt-8 text-center">
      <ButtonLink to={place} look="plain">
        {t('plans.startFree')}
      </ButtonLink>
    </p>
  );
}
