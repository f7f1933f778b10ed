import InfoIcon from 'lucide-react/icons/info';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { SpotlightArt } from '#app/domain/title/spotlight-art.tsx';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { billingDay } from '@kandil/ui/text/long-date.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import type { Campaign, Thumbnail } from './campaign.ts';
import type { CampaignData } from './load.ts';

/** A campaign: its text over art, its rules, and an action while it can be used; then the plans (ROUTE-14, SPEC-D31). */
export function CampaignPage({ campaign, standing }: CampaignData) {
  const t = useT();
  const { offer } = campaign;
  return (
    <main id="main">
      <PageMeta
        title={campaign.title}
        description={campaign.description}
        picture={campaign.art.wide}
      />
      <section className="relative flex min-h-[min(150vw,80svh)] flex-col justify-end md:min-h-[min(46vw,82svh)]">
        <div className="absolute inset-x-0 top-0 max-md:aspect-3/4 md:-bottom-10">
          <SpotlightArt image={campaign.art.wide} mobileImage={campaign.art.phone} first />
        </div>
        <div className="gutter relative pt-24 pb-4 md:pb-10">
          <div className="max-w-2xl">
            <p className="eyebrow text-gold mb-3">
              <span aria-hidden>◆ </span>
              <bdi>{campaign.subTitle}</bdi>
            </p>
            <h1 className="display text-4xl leading-[1.12] sm:text-5xl xl:text-[4.25rem] xl:leading-[1.06]">
              <bdi>{campaign.title}</bdi>
            </h1>
            <p className="text-text/90 mt-4 max-w-lg text-base sm:text-lg">
              <bdi>{campaign.description}</bdi>
            </p>
            {standing === 'open' && (
              <ButtonLink
                to={paths.plansFor({
                  'promo-code': offer.promoCode,
                  planCode: offer.planCode,
                  periodCode: offer.periodCode,
                })}
                size="large"
                className="mt-6"
              >
                <bdi>{campaign.actionText}</bdi>
              </ButtonLink>
            )}
            {standing === 'ended' && (
              <div className="mt-6">
                <StandingNote campaign={campaign} standing={standing} />
                <ButtonLink to={paths.subscriptionPlans()} size="large">
                  {t('watch.seePlans')}
                </ButtonLink>
              </div>
            )}
          </div>
        </div>
      </section>
      <div className="gutter relative mx-auto max-w-[112rem] pt-6 lg:pt-14">
        {standing !== 'ended' && <StandingNote campaign={campaign} standing={standing} />}
        <Rules campaign={campaign} />
      </div>
    </main>
  );
}

/** Whether the campaign can be used, and until when. */
function StandingNote({ campaign, standing }: Pick<CampaignData, 'campaign' | 'standing'>) {
  const { language, t } = useWords();
  const { startsAt, endsAt } = campaign;
  if (standing === 'open' && endsAt === null) return null;
  // Campaigns begin and end at midnight UTC, for the server's page and everywhere.
  const day = (instant: string) => billingDay(instant, language);
  const text =
    standing === 'ended'
      ? t('campaign.ended')
      : standing === 'upcoming'
        ? t('campaign.upcoming', { date: day(startsAt) })
        : t('campaign.until', { date: day(endsAt ?? startsAt) });
  return (
    <p className="rounded-tile border-turquoise/50 bg-turquoise/10 mb-8 flex w-fit items-center gap-3 border px-4 py-3 text-sm">
      <InfoIcon className="text-turquoise size-5 shrink-0" aria-hidden />
      <span>{text}</span>
    </p>
  );
}

function Rules({ campaign }: { campaign: Campaign }) {
  const t = useT();
  return (
    <section
      aria-labelledby="rules"
      className="grid items-center gap-6 md:grid-cols-2 md:gap-12 xl:gap-20"
    >
      <Thumbnails {...campaign.thumbnails} />
      <div>
        <h2 id="rules" className="display text-3xl sm:text-4xl">
          {t('campaign.rules')}
        </h2>
        <ul className="marker:text-gold mt-5 list-disc space-y-3 ps-5">
          {campaign.rules.map(({ id, text }) => (
            <li key={id} className="text-text/90 ps-1 leading-[1.75]">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const densities = (each: Thumbnail) => `${each['1x']} 1x, ${each['2x']} 2x`;

/** The picture beside the rules, one for phones and one for wider windows (ENTITY-48). */
function Thumbnails({ web, mobile }: Campaign['thumbnails']) {
  return (
    <picture>
      <source media="(width < 768px)" srcSet={densities(mobile)} />
      <img
        src={web['1x']}
        srcSet={densities(web)}
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-tile rounded-sheet shadow-soft bg-raised w-full object-cover"
      />
    </picture>
  );
}
