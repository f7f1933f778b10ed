import type { LanguageCode } from '@kandil/i18n';
import type { TextInLanguage } from '#app/data/pages/text-data.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { TextBlock } from './blocks.tsx';
import { FallbackNote } from './fallback-note.tsx';
import { Hero } from './hero.tsx';
import type { OwnText } from './legal-text.ts';
import { PictureRow } from './picture-row.tsx';
import { Rich } from './rich-text.tsx';
import type { RichText } from './texts/tree.ts';
import { writtenIn } from './written.ts';

const FRAME = 'gutter relative mx-auto max-w-[112rem]';

/** Who the service is, in the operator's words. */
export function AboutPage({ text, language }: TextInLanguage<OwnText>) {
  const t = useT();
  return (
    <main id="main">
      <PageMeta title={text.title} description={text.description} picture={text.art?.wide} />
      <StoryHead {...text} language={language} eyebrow={t('footer.about')} />
      <div className={`${FRAME} pt-10 lg:pt-16`}>
        <FallbackNote written={language} />
        <StorySections sections={text.sections} language={language} />
        <StoryEnd />
      </div>
    </main>
  );
}

interface StoryHeadProps {
  /** Language of the text. */
  language: LanguageCode;
  /** The small line above the title. */
  eyebrow: string;
  title: string;
  lead: RichText;
  art: OwnText['art'];
}

/** Title and introduction of a story, over its art if it has some. */
export function StoryHead({ language, eyebrow, title, lead, art }: StoryHeadProps) {
  if (art)
    return <Hero language={language} art={art} eyebrow={eyebrow} title={title} lead={lead} />;
  return (
    <header className={`${FRAME} pt-24 lg:pt-32`}>
      <p className="eyebrow text-gold mb-3">{eyebrow}</p>
      <div {...writtenIn(language)} className="max-w-3xl">
        <h1 className="display text-4xl leading-[1.12] sm:text-5xl">{title}</h1>
        <p className="text-text/90 mt-5 text-lg">
          <Rich text={lead} />
        </p>
      </div>
    </header>
  );
}

interface StorySectionsProps {
  sections: OwnText['sections'];
  language: LanguageCode;
}

/** Sections of a story: those with pictures alternate picture and text (SCREEN-34). */
export function StorySections({ sections, language }: StorySectionsProps) {
  const pictured = sections.filter(({ picture }) => picture);
  return (
    <div {...writtenIn(language)} className="space-y-16 lg:space-y-24">
      {sections.map((section) =>
        section.picture ? (
          <PictureRow
            key={section.id}
            picture={section.picture.art}
            alt={section.picture.alt}
            section={section}
            pictureLast={pictured.indexOf(section) % 2 === 1}
          />
        ) : (
          <section key={section.id} className="grid gap-x-12 gap-y-4 md:grid-cols-2 xl:gap-x-20">
            <h2 className="display text-3xl sm:text-4xl">{section.heading}</h2>
            <SectionBlocks blocks={section.blocks} />
          </section>
        ),
      )}
    </div>
  );
}

function SectionBlocks({ blocks }: Pick<OwnText['sections'][number], 'blocks'>) {
  return (
    <div className="text-text/90 max-w-2xl space-y-4 leading-[1.75] sm:text-[1.0625rem]">
      {blocks.map((block, at) => (
        <TextBlock key={at} block={block} />
      ))}
    </div>
  );
}

/** Where a story leads. */
export function StoryEnd() {
  const t = useT();
  return (
    <p className="mt-16 flex flex-wrap justify-center gap-3 lg:mt-24">
      <ButtonLink to={paths.subscriptionPlans()} size="large">
        {t('watch.seePlans')}
      </ButtonLink>
      <ButtonLink to={paths.helpCenter()} size="large" look="glass">
        {t('footer.help')}
      </ButtonLink>
    </p>
  );
}
