import type { TextInLanguage } from '#app/data/pages/text-data.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FallbackNote } from '../fallback-note.tsx';
import { Hero } from '../hero.tsx';
import { PictureRow } from '../picture-row.tsx';
import { GIVING_PICTURES, HEROES } from '../pictures.ts';
import { Ledger } from './ledger.tsx';
import type { LedgerData } from './load.ts';
import { GivingPromise } from './giving-promise.tsx';
import type { GivingText } from '../texts/tree.ts';
import { writtenIn } from '../written.ts';

/** Social responsibility: the pledge, the ledger, then alternating rows of picture and text (SCREEN-34). */
export function GivingPage({ text, language, ...ledger }: TextInLanguage<GivingText> & LedgerData) {
  const { close } = text;
  return (
    <main id="main">
      <PageMeta title={text.title} description={text.description} picture={HEROES.giving.wide} />
      <Hero
        language={language}
        art={HEROES.giving}
        eyebrow={text.title}
        title={text.heading}
        lead={text.lead}
      />
      <div className="gutter relative mx-auto max-w-[112rem] pt-10 lg:pt-16">
        <FallbackNote written={language} />
        <div {...writtenIn(language)}>
          <GivingPromise {...text.promise} />
          <Ledger text={text.ledger} {...ledger} />
          <div className="mt-16 space-y-16 lg:mt-28 lg:space-y-28">
            {text.rows.map(({ picture, ...row }, at) => (
              <PictureRow
                key={picture}
                {...row}
                picture={GIVING_PICTURES[picture]}
                pictureLast={at % 2 === 1}
              />
            ))}
          </div>
          <section className="mt-20 flex flex-col items-center text-center lg:mt-32">
            <h2 className="display text-3xl sm:text-4xl">{close.heading}</h2>
            <p className="text-muted mt-3 max-w-lg">{close.text}</p>
            <div className="mt-7 flex flex-wrap justify-center gap-3">
              <ButtonLink to={paths.subscriptionPlans()} size="large">
                {close.plans}
              </ButtonLink>
              <ButtonLink to={paths.helpCenter()} size="large" look="glass">
                {close.help}
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </main>
  );
}
