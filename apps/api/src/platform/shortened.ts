/**
 * A text of at most so many characters, cut between characters: half of an emoji is no text, and no JSON column of the
 * database takes it.
 */
export function shortened(text: string, most: number): string {
  const whole = text.toWellFormed();
  return whole.slice(0, new Intl.Segmenter().segment(whole).containing(most)?.index);
}
