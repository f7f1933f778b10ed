/** A short text of a tight place, such as `1 h 32 min`, which is read aloud in words. */
export const Spoken = ({ short, words }: { short: string; words: string }) => (
  <>
    <span aria-hidden>{short}</span>
    <span className="sr-only">{words}</span>
  </>
);
