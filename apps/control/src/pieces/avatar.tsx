const graphemes = new Intl.Segmenter();
const first = (word: string) => graphemes.segment(word).containing(0)?.segment ?? '';

/** The first letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [...new Set([words[0], words.at(-1)])].map((word) => first(word ?? '')).join('');
}

/** Stands for a person beside the name. The letters are a picture, not a text to be read or matched. */
export const Avatar = ({ name }: { name: string }) => (
  <span
    aria-hidden
    data-initials={initials(name)}
    className="bg-lifted border-line text-muted flex size-8 shrink-0 items-center justify-center rounded-full border text-xs font-semibold uppercase before:content-[attr(data-initials)]"
  />
);
