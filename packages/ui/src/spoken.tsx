/**
 * A short text of a tight place, such as `1 h 32 min`, which is read aloud in words. `relative`, so that a row which
 * scrolls clips the words, too: else they would widen the page.
 */
export const Spoken = ({ short, words }: { short: string; words: string }) => (
  <span className="relative">
    <span aria-hidden>{short}</span>
    <span className="sr-only">{words}</span>
  </span>
);
