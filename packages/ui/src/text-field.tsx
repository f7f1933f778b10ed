import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Matches the characters that may be typed; all others never appear (VALID: character filter). */
  allow?: RegExp;
  /** Texts of the button that shows and hides a password. */
  reveal?: { show: string; hide: string };
  /** Rendered before the input, such as the calling code of a phone number. */
  before?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const INPUT =
  'min-h-12 w-full rounded-tile border border-edge bg-ground px-4 text-base text-text placeholder:text-muted/70 transition-colors duration-200 hover:border-muted focus:border-gold aria-invalid:border-ruby-bright disabled:opacity-50';

/** A labelled input with hint and error; a password field has a show button. */
export function TextField({
  label,
  error,
  hint,
  allow,
  reveal,
  before,
  type = 'text',
  className,
  onChange,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const note = error ?? hint;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (allow)
      event.target.value = Array.from(event.target.value)
        .filter((character) => allow.test(character))
        .join('');
    onChange?.(event);
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {/* The prefix and suffix follow the direction of the text, not of the page. */}
      <div className="relative flex gap-2" dir={rest.dir === 'ltr' ? 'ltr' : undefined}>
        {before}
        <input
          {...rest}
          id={id}
          type={shown ? 'text' : type}
          dir={rest.dir ?? 'auto'}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className={cx(INPUT, reveal && 'pe-13')}
          onChange={change}
        />
        {reveal && <Reveal {...reveal} shown={shown} onClick={() => setShown(!shown)} />}
      </div>
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

/** Shows and hides a typed password (VALID-41). */
function Reveal({
  show,
  hide,
  shown,
  onClick,
}: {
  show: string;
  hide: string;
  shown: boolean;
  onClick: () => void;
}) {
  return (
    <IconButton
      label={shown ? hide : show}
      look="plain"
      icon={shown ? <EyeOffIcon className="size-5" /> : <EyeIcon className="size-5" />}
      className="text-muted absolute end-0.5 top-0.5"
      onClick={onClick}
    />
  );
}
