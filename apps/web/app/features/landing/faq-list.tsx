import { useT } from '@kandil/ui/text/texts.tsx';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { Faq } from './load.ts';

export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  const t = useT();
  return (
    <section className="gutter mx-auto max-w-4xl" aria-labelledby="faq">
      <h2 id="faq" className="display text-3xl sm:text-4xl">
        {t('landing.faq')}
      </h2>
      <div className="divide-line border-line mt-6 divide-y border-y">
        {faqs.map(({ question, answer, faqIndex }) => (
          <details key={faqIndex} className="group">
            <summary className="hover:text-gold flex min-h-14 list-none items-center justify-between gap-4 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDownIcon
                className="text-muted size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
                aria-hidden
              />
            </summary>
            <p className="text-muted max-w-2xl pb-5">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
