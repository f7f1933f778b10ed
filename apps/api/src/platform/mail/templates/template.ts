import type { LanguageCode, MessageKey, Translate } from '@kandil/i18n';

/** What a mail says, readable in its language. A row whose fact is null is left out. */
export type Facts = Readonly<Record<string, string | number | null>>;

/** Why somebody gets a mail; the footer says it: `mail.because.*`. */
export type Reason =
  | 'account'
  | 'plan'
  | 'request'
  | 'deleted'
  | 'ticket'
  | 'operator'
  | 'episodes';

/** What samples are made of, in the language of a preview. */
export interface SampleWords {
  language: LanguageCode;
  words: Translate<MessageKey>;
  name: string;
  otherName: string;
  day: string;
  moment: string;
  amount: string;
  code: string;
  /** An address of the product. */
  page: (path: string) => string;
}

/** A line of the table: the text of its label, the fact, and whether the fact is an address to open. */
type Row<Fact> = readonly [label: MessageKey, fact: Fact, kind?: 'link'];

/**
 * One mail. Its text consists of paragraphs; a paragraph that is only `{rows}`, `{code}`, `{action}`, `{link}` or
 * `{quote}` becomes a block: the table, or the fact of that name as a code, a button, an address or a quotation. The fact
 * `stop` is the address of the page that ends mails of this kind; the footer has it.
 */
export interface MailTexts<Fact extends string = string> {
  subject: MessageKey;
  text: MessageKey;
  because: Reason;
  rows?: readonly Row<Fact>[];
  /** Label of the button to the fact `action`. */
  action?: MessageKey;
}

/** A mail with a sample, without which it does not compile. */
export interface Template<F extends Facts> extends MailTexts<keyof NoInfer<F> & string> {
  /** The facts of its previews; they are also the type of all its facts. */
  sample: (words: SampleWords) => F;
}

/** Declares a template. */
export const template = <F extends Facts>(spec: Template<F>): Template<F> => spec;
