import { useId } from 'react';
import { cx } from '@kandil/ui/cx.ts';

interface ChoicesProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  chosen: Value;
  titleOf(value: Value): string;
  /** Class of the colour that a value represents. */
  swatchOf?(value: Value): string;
  onChoose(value: Value): void;
}

/** A radio group that shows all options as buttons, with the keyboard behaviour of radio buttons. */
export function Choices<Value extends string>({
  legend,
  values,
  chosen,
  titleOf,
  swatchOf,
  onChoose,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-muted mb-2 text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <label
            key={value}
            className="border-edge hover:border-muted has-checked:border-gold has-checked:bg-gold/12 has-focus-visible:outline-gold relative inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border px-4 text-sm font-medium transition-colors duration-200 has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
              onChange={() => onChoose(value)}
            />
            {swatchOf && (
              <span
                className={cx('size-4 rounded-full forced-color-adjust-none', swatchOf(value))}
                aria-hidden
              />
            )}
            <span>{titleOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
