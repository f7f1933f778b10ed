import { useState } from 'react';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Contact } from './contact.tsx';
import { FaqList } from './faq-list.tsx';
import type { HelpData } from './load.ts';
import { SearchBox } from './search-box.tsx';
import { Topics } from './topics.tsx';

/** Help center (SCREEN-12, SCREEN-43): search, frequent topics, all questions, contact. */
export function HelpPage({ faqs, words: first }: HelpData) {
  const t = useT();
  const [words, setWords] = useState(first);
  return (
    <main id="main" className="gutter relative pt-28 lg:pt-36">
      <PageMeta title={t('footer.help')} description={t('help.description')} />
      <h1 className="display text-center text-4xl sm:text-5xl">{t('help.title')}</h1>
      {faqs.length > 0 && <SearchBox words={words} onChange={setWords} />}
      <Topics />
      <FaqList faqs={faqs} words={words} onClear={() => setWords('')} />
      <Contact />
    </main>
  );
}
