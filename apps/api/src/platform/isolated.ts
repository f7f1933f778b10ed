const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Isolates a person's text inside a sentence, so that its direction does not change the sentence (SEC-6). */
export function isolated(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE;
}
