import { brand } from '../../lib/brand.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useStart } from '../../lib/start.ts';
import { useT } from '../../lib/texts.tsx';
import { PlanList } from '../../plans/plan-list.tsx';
import { BeginForm } from './begin-form.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { Devices } from './devices.tsx';
import { FaqList } from './faq-list.tsx';
import { Giving } from './giving.tsx';
import { Included } from './included.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import type { LandingData } from './load.ts';

const SECTION = 'py-10 lg:py-12';
/** Laid out when it comes near the view: on a phone the first screen is there in half the time. */
const LATER = `${SECTION} [contain-intrinsic-size:auto_36rem] [content-visibility:auto]`;

export function LandingPage({ posters, screen, offers, faqs }: LandingData) {
  const t = useT();
  const { config, demo } = useStart();
  return (
    <>
      <LandingHeader />
      <main id="main">
        <PageMeta description={t('home.description', { name: brand.name })} picture={screen?.wide} />
        <LandingHero posters={posters} offers={offers} />
        {demo && config.demoAccounts && (
          <div className={SECTION}>
            <DemoAccounts accounts={config.demoAccounts} />
          </div>
        )}
        <div className={LATER}>
          <Included />
        </div>
        {screen && (
          <div className={LATER}>
            <Devices screen={screen} />
          </div>
        )}
        {offers && (
          <section className={`gutter ${LATER}`} aria-labelledby="plans">
            <h2 id="plans" className="display text-center text-3xl sm:text-4xl">
              {t('plans.title')}
            </h2>
            <p className="mt-3 text-center text-muted">{t('plans.text')}</p>
            <PlanList offers={offers} isGuest />
          </section>
        )}
        <div className={LATER}>
          <Giving />
        </div>
        {faqs.length > 0 && (
          <div className={LATER}>
            <FaqList faqs={faqs} />
          </div>
        )}
        <section className={`gutter flex flex-col items-center text-center ${LATER}`}>
          <h2 className="display mb-6 text-3xl sm:text-4xl">{t('landing.end')}</h2>
          <BeginForm />
        </section>
      </main>
    </>
  );
}
