import type { TextInLanguage } from '#app/data/pages/text-data.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { FallbackNote } from '../fallback-note.tsx';
import type { OwnText } from '../legal-text.ts';
import { StoryEnd, StoryHead, StorySections } from '../story.tsx';
import type { GivingText } from '../texts/tree.ts';
import { writtenIn } from '../written.ts';
import { GivingPromise } from './giving-promise.tsx';
import { Ledger } from './ledger.tsx';
import type { LedgerData } from './load.ts';

type GivingPageProps = TextInLanguage<GivingText> &
  LedgerData & {
    /** The operator's text around pledge and ledger; null: the product's. */
    own: TextInLanguage<OwnText> | null;
  };

/** Social responsibility: the pledge and the ledger, then the operator's story (SCREEN-14). */
export function GivingPage({ text, language, own, ...ledger }: GivingPageProps) {
  const t = useT();
  const { title, description, lead, art } = own?.text ?? {
    title: text.title,
    description: text.lead,
    lead: text.lead,
    art: null,
  };
  const written = own?.language ?? language;
  return (
    <main id="main">
      <PageMeta title={title} description={description} picture={art?.wide} />
      <StoryHead
        language={written}
        eyebrow={t('footer.giving')}
        title={title}
        lead={lead}
        art={art}
      />
      <div className="gutter relative mx-auto max-w-[112rem] pt-10 lg:pt-16">
        <FallbackNote written={written} />
        <div {...writtenIn(language)}>
          <GivingPromise detail={text.detail} />
          <Ledger text={text.ledger} {...ledger} />
        </div>
        {own && (
          <div className="mt-16 lg:mt-28">
            <StorySections sections={own.text.sections} language={own.language} />
          </div>
        )}
        <StoryEnd />
      </div>
    </main>
  );
}
