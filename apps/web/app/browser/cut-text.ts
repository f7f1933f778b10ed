/** A text of at most so many characters, cut between characters: half of an emoji is no text, and no address takes it. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, new Intl.Segmenter().segment(text).containing(most)?.index);
