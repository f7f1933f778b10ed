import { content } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { cutText } from '#app/browser/cut-text.ts';
import type { LoadArgs } from '#app/data/pages/route-data.ts';
import type { Faq } from './filter.ts';

/** Longer queries are cut: nobody types them. */
export const WORDS_MAX = 64;

export interface HelpData {
  faqs: Faq[];
  /** The query in the address: `?q=`, as a form without scripts sends it. */
  words: string;
}

/** The questions and answers in order, in the visitor's language (SCREEN-12). */
export async function loadHelp(api: Api, { query }: LoadArgs): Promise<HelpData> {
  const { data } = await api(content.faqList, {});
  const faqs = data.toSorted((a, b) => a.faqIndex - b.faqIndex);
  return { faqs, words: cutText(query.get('q') ?? '', WORDS_MAX) };
}
