/**
 * A click handler of a button that toggles. It ignores the second click of a double click, which would undo the first;
 * `detail` counts the clicks of one gesture and is 0 for a key.
 */
export const onToggle =
  (toggle: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (detail < 2) toggle();
  };
