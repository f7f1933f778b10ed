import type { TextInLanguage } from '#app/data/pages/text-data.ts';
import { useSite } from '#app/data/start/site.tsx';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { TextBlock } from './blocks.tsx';
import type { ReactNode } from 'react';
import { Contents } from './contents.tsx';
import { FallbackNote } from './fallback-note.tsx';
import { LegalLinks } from './legal-links.tsx';
import { Rich } from './rich-text.tsx';
import { offeredSections, type ShownSection } from './texts/offered.ts';
import { type TextDocument, updatedText } from './texts/tree.ts';
import printStyles from '@kandil/ui/print.css?url';
import { writtenIn } from './written.ts';

/** A long text: its contents beside it on wide screens, lines of a readable length, ready to print. */
export function TextPage({
  text,
  language,
  above,
}: TextInLanguage<TextDocument> & { above?: ReactNode }) {
  const written = writtenIn(language);
  const { off } = useSite();
  const sections = offeredSections(text.sections, off);
  return (
    <main id="main" className="gutter relative mx-auto max-w-[112rem] pt-24 lg:pt-32">
      <PageMeta title={text.title} description={text.description} />
      <link rel="stylesheet" media="print" href={printStyles} />
      <LegalLinks />
      <FallbackNote written={language} />
      {above}
      <header {...written} className="border-line mb-10 max-w-3xl border-b pb-8 lg:mb-14">
        <h1 className="display text-4xl leading-[1.12] sm:text-5xl">{text.title}</h1>
        <p className="text-muted mt-3 text-sm">{updatedText(text, language)}</p>
        <p className="text-text/90 mt-5 text-lg">
          <Rich text={text.lead} />
        </p>
      </header>
      <div className="gap-16 lg:grid lg:grid-cols-[16rem_minmax(0,46rem)] xl:gap-24">
        <div>
          <Contents sections={sections} written={written} />
        </div>
        <article {...written} className="text-text/90 space-y-12 leading-[1.75]">
          {sections.map((section) => (
            <TextSection key={section.id} section={section} />
          ))}
        </article>
      </div>
    </main>
  );
}

function TextSection({ section: { id, heading, blocks } }: { section: ShownSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="display text-text mb-3.5 text-2xl">
        {heading}
      </h2>
      <div className="space-y-4">
        {blocks.map((block, at) => (
          <TextBlock key={at} block={block} />
        ))}
      </div>
    </section>
  );
}
