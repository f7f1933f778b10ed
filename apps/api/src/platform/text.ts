const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Isolates a person's text inside a sentence, so that its direction does not change the sentence (SEC-6). */
export function isolated(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE;
}

/**
 * A text of at most so many characters, cut between characters: half of an emoji is no text, and no JSON column of the
 * database takes it.
 */
export function shortened(text: string, most: number): string {
  const whole = text.toWellFormed();
  return whole.slice(0, new Intl.Segmenter().segment(whole).containing(most)?.index);
}
