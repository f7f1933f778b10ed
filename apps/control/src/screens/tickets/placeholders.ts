import { ANSWER_FACTS, type AnswerFact } from '@kandil/contract/control/notify';
import type { Ticket } from './use-ticket.ts';

const PLACEHOLDER = /\{(\p{L}+)\}/gv;

const isFact = (name: string): name is AnswerFact => ANSWER_FACTS.some((fact) => fact === name);

/** The names in braces in a text, each once, as `{name}`. */
const placeholders = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** The facts of a ticket; null where it has none of a name. */
function factsOf({ ticketId, mail, name, about }: Ticket): Record<AnswerFact, string | null> {
  return { ticket: ticketId, mail, name, title: about?.title ?? null };
}

/** A saved answer with the facts of a ticket. A placeholder without a fact stays, to be marked. */
export function filled(text: string, ticket: Ticket): string {
  const facts = factsOf(ticket);
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string) =>
    isFact(name) ? (facts[name] ?? placeholder) : placeholder,
  );
}

/** The placeholders of facts that a text still has; empty without any. */
export const missingFacts = (text: string): string => inBraces(placeholders(text).filter(isFact));

/** The placeholders that no ticket fills; empty without any. */
export const unknownFacts = (text: string): string =>
  inBraces(placeholders(text).filter((name) => !isFact(name)));

/** All placeholders, for a hint. */
export const ALL_FACTS = inBraces(ANSWER_FACTS);
