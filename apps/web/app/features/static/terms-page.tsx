import { isLanguageCode } from '@kandil/i18n';
import CalendarIcon from 'lucide-react/icons/calendar-clock';
import type { TextInLanguage } from '#app/data/pages/text-data.ts';
import type { NewTerms } from './new-terms.ts';
import { TextPage } from './text-page.tsx';
import type { TextDocument } from './texts/tree.ts';
import { writtenIn } from './written.ts';

/** The terms of use, below what changes in them soon. */
export const TermsPage = ({ news, ...text }: TextInLanguage<TextDocument> & { news: NewTerms }) => (
  <TextPage {...text} above={news && <NewTermsNote {...news} />} />
);

/** From when new terms apply, and what changes. The summary may be in another language than the page. */
export const NewTermsNote = ({ text, summary, language }: NonNullable<NewTerms>) => (
  <section
    aria-labelledby="new-terms"
    className="rounded-tile border-gold/50 bg-gold/10 mb-8 flex max-w-3xl gap-3 border px-4 py-4"
  >
    <CalendarIcon className="text-gold mt-0.5 size-5 shrink-0" aria-hidden />
    <div className="min-w-0">
      <h2 id="new-terms" className="font-semibold">
        {text}
      </h2>
      <p
        {...(isLanguageCode(language) && writtenIn(language))}
        className="text-text/90 mt-1.5 text-sm leading-relaxed wrap-anywhere whitespace-pre-line"
      >
        {summary}
      </p>
    </div>
  </section>
);
