/** Letters of joining scripts would connect and read as a word. */
const JOINING = /\p{Script=Arabic}/u;
const NON_JOINER = '\u200C';

/** The initials of the first and last name, such as `MA`; of a single name, its first letter. */
export function initialsOf(name: string, language: string): string {
  const letters = new Intl.Segmenter(language);
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = ends.map((word = '') => [...letters.segment(word)][0]?.segment ?? '');
  const between = initials.some((initial) => JOINING.test(initial)) ? NON_JOINER : '';
  return initials.join(between).toLocaleUpperCase(language);
}
