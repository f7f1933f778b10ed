import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Offers } from '#app/domain/plan/load.ts';
import { useOffers } from '#app/domain/plan/payment-store.ts';
import { PlanList } from '#app/domain/plan/plan-list.tsx';
import { BeginForm } from './begin-form.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { Devices } from './devices.tsx';
import { FaqList } from './faq-list.tsx';
import { Giving } from './giving.tsx';
import { Included } from './included.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import type { LandingProps } from './loaders.ts';
import { MadeForHome } from './made-for-home.tsx';

const SECTION = 'py-10 lg:py-12';

export function LandingPage({ offers, ...props }: LandingProps) {
  return offers ? <WithOffers {...props} offers={offers} /> : <Page {...props} offers={null} />;
}

/** With the prices of the visitor's country, and of a promo code, if one was shown. */
function WithOffers({ offers, ...props }: LandingProps & { offers: Offers }) {
  return <Page {...props} offers={useOffers(offers)} />;
}

function Page(props: LandingProps) {
  const { posters, screens, offers, faqs, given } = props;
  const t = useT();
  const { config, demo } = useStart();
  return (
    <>
      <LandingHeader />
      <main id="main">
        <PageMeta
          title={t('landing.title')}
          description={t('landing.text')}
          picture={screens?.television}
          path={paths.landing()}
        />
        <LandingHero posters={posters} offers={offers} />
        {demo && config.demoAccounts && (
          <div className={SECTION}>
            <DemoAccounts accounts={config.demoAccounts} />
          </div>
        )}
        <div className={SECTION}>
          <MadeForHome {...props} />
        </div>
        <div className={SECTION}>
          <Included />
        </div>
        {screens && (
          <div className={SECTION}>
            <Devices screens={screens} />
          </div>
        )}
        {offers && (
          <section className={`gutter ${SECTION}`} aria-labelledby="plans">
            <h2 id="plans" className="display text-center text-3xl sm:text-4xl">
              {t('plans.title')}
            </h2>
            <p className="text-muted mt-3 text-center">{t('plans.text')}</p>
            <PlanList offers={offers} heading="h3" isGuest />
          </section>
        )}
        <div className={`${SECTION} empty:hidden`}>
          <Giving given={given} words={props.text.giving} />
        </div>
        {faqs.length > 0 && (
          <div className={SECTION}>
            <FaqList faqs={faqs} />
          </div>
        )}
        <section className={`gutter flex flex-col items-center text-center ${SECTION}`}>
          <h2 className="display mb-6 text-3xl sm:text-4xl">{t('landing.end')}</h2>
          <BeginForm />
        </section>
      </main>
    </>
  );
}
