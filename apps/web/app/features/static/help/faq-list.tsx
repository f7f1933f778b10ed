import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import CircleHelpIcon from 'lucide-react/icons/circle-help';
import { type Faq, filterFaqs } from './filter.ts';

interface FaqListProps {
  faqs: readonly Faq[];
  words: string;
  onClear(): void;
}

/** The matching questions, each a disclosure of its answer; a single match is open. */
export function FaqList({ faqs, words, onClear }: FaqListProps) {
  const t = useT();
  const found = filterFaqs(faqs, words);
  const asked = words.trim() !== '';
  if (faqs.length === 0)
    return (
      <EmptyState
        icon={<CircleHelpIcon aria-hidden />}
        title={t('help.empty')}
        text={t('help.emptyText')}
      />
    );
  return (
    <section aria-labelledby="questions" className="mx-auto mt-14 max-w-3xl">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="questions" className="display text-2xl sm:text-3xl">
          {t('help.questions')}
        </h2>
        <output className="text-muted text-sm">
          {asked && t('help.found', { count: found.length })}
        </output>
      </div>
      {found.length > 0 ? (
        <ul className="divide-line rounded-sheet border-line bg-raised/70 divide-y border">
          {found.map((faq) => (
            <li key={faq.faqIndex}>
              <Disclosure faq={faq} open={asked && found.length === 1} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<CircleHelpIcon aria-hidden />}
          title={t('help.none')}
          text={t('help.noneText')}
          action={
            <Button look="line" onClick={onClear}>
              {t('help.showAll')}
            </Button>
          }
        />
      )}
    </section>
  );
}

/** A native disclosure: it works without scripts, and find-in-page opens it. */
function Disclosure({ faq: { question, answer }, open }: { faq: Faq; open: boolean }) {
  return (
    <details open={open} className="group">
      <summary className="rounded-sheet hover:text-gold flex min-h-16 list-none items-center gap-4 px-5 py-4 font-semibold -outline-offset-2 transition-colors duration-200 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1 text-start">{question}</h3>
        <ChevronDownIcon
          className="text-muted size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <p className="text-text/85 px-5 pb-6 text-start leading-relaxed sm:px-6 sm:pe-16">{answer}</p>
    </details>
  );
}
