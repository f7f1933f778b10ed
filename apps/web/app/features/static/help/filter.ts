import { folded } from '@kandil/ui/text/folded.ts';

export interface Faq {
  question: string;
  answer: string;
  faqIndex: number;
}

/** The questions whose question or answer contains every word, in their order; all of them for an empty query. */
export function filterFaqs<F extends Pick<Faq, 'question' | 'answer'>>(
  faqs: readonly F[],
  words: string,
): F[] {
  const requested = folded(words).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const text = folded(`${question} ${answer}`);
    return requested.every((word) => text.includes(word));
  });
}
