/**
 * A text of at most so many characters, cut between characters: half of an emoji is no text, and no JSON column of the
 * database takes it.
 */
export function shortened(text: string, most: number): string {
  const whole = text.toWellFormed();
  if (whole.length <= most) return whole;
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(whole)) {
    if (cut.length + segment.length > most) break;
    cut += segment;
  }
  return cut;
}
