import { CheckIcon } from '#src/react/ui/icons.tsx';

export type RadioChoice = { readonly value: string | null; readonly text: string };

type RadioItemsProps = {
  readonly choices: readonly RadioChoice[];
  readonly chosen: string | null;
  readonly onChoose: (value: string | null) => void;
};

/** Radio items of a menu. The checked one gets the focus. */
export function RadioItems({ choices, chosen, onChoose }: RadioItemsProps) {
  const current = Math.max(
    0,
    choices.findIndex(({ value }) => value === chosen),
  );
  return choices.map(({ value, text }, index) => (
    <button
      key={value ?? ''}
      type="button"
      className="kp-item"
      role="menuitemradio"
      aria-checked={value === chosen}
      tabIndex={index === current ? 0 : -1}
      onClick={() => onChoose(value)}
    >
      <span className="kp-item-mark">{value === chosen ? <CheckIcon /> : null}</span>
      <bdi>{text}</bdi>
    </button>
  ));
}
