import { moneyText } from '@kandil/i18n/formats';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { lowestMonthlyPrice, type Offers } from '#app/domain/plan/load.ts';
import { Link } from '@kandil/ui/link.tsx';
import type { PictureSource } from '@kandil/ui/picture.tsx';
import { BeginForm } from './begin-form.tsx';
import { PosterWall } from './poster-wall.tsx';

/** The claim over the poster wall, with the sign-up form. */
export function LandingHero({
  posters,
  offers,
}: {
  posters: readonly PictureSource[];
  offers: Offers | null;
}) {
  const { t, language } = useWords();
  const { config } = useStart();
  const lowest = offers && lowestMonthlyPrice(offers);
  return (
    <section className="relative flex min-h-[min(100svh,52rem)] items-end overflow-hidden md:items-center">
      <PosterWall posters={posters} />
      <div className="gutter relative pt-64 pb-12 md:py-32">
        <div className="max-w-xl xl:max-w-2xl">
          <h1 className="display text-[2.5rem] leading-[1.1] sm:text-6xl xl:text-7xl">
            {t('landing.title')}
          </h1>
          <p className="text-text/90 mt-5 max-w-lg text-lg text-pretty sm:text-xl">
            {t('landing.text')}
          </p>
          <div className="mt-8">
            <BeginForm />
          </div>
          <p className="text-muted mt-4 flex flex-wrap items-baseline gap-x-3 text-sm">
            {lowest && <span>{t('landing.from', { price: moneyText(lowest, language) })}</span>}
            {config.AVOD_ENABLED === 'true' && (
              <Link
                to={paths.homepage()}
                className="text-text hover:text-gold py-1 underline underline-offset-4"
              >
                {t('landing.browse')}
              </Link>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
