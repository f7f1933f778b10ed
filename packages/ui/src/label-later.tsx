/** The text of a button, or room for it until it is known which one is right. */
export const LabelLater = ({ text, known }: { text: string; known: boolean }) => (
  <span className={known ? undefined : 'invisible'}>{text}</span>
);
