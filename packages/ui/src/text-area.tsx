import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { cx } from './cx.ts';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled field for several lines that grows with its text, with hint and error. */
export function TextArea({ label, error, hint, ...rest }: TextAreaProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        dir="auto"
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className="rounded-tile border-edge bg-ground hover:border-muted focus:border-gold aria-invalid:border-ruby-bright field-sizing-content max-h-96 min-h-36 w-full resize-y border px-4 py-3 text-base transition-colors duration-200 disabled:opacity-50"
      />
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={cx('mt-1.5 text-sm empty:mt-0', error ? 'text-ruby-bright' : 'text-muted')}
      >
        {note}
      </p>
    </div>
  );
}
