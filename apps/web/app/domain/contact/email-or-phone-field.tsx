import type { UiKey } from '@kandil/i18n';
import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useT } from '@kandil/ui/text/texts.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { afterTyping, type EmailOrPhone, type FieldMode, withCountry } from './email-or-phone.ts';
import { type Country, useCountries } from './use-countries.ts';

const CountryPicker = lazy(async () => ({
  default: (await import('./country-picker.tsx')).CountryPicker,
}));

const LABELS = {
  either: 'field.emailOrPhone',
  email: 'field.email',
  phone: 'field.phone',
} as const satisfies Record<FieldMode, UiKey>;

interface EmailOrPhoneFieldProps {
  value: EmailOrPhone;
  mode?: FieldMode;
  error?: string | undefined;
  name: string;
  autoComplete?: string;
  onChange(value: EmailOrPhone): void;
  onBlur(): void;
  ref?: Ref<HTMLInputElement>;
}

/** One field for an e-mail address or a phone number; the input decides which (VALID-03..15). */
export function EmailOrPhoneField({
  value,
  mode = 'either',
  error,
  onChange,
  autoComplete = 'username',
  ...input
}: EmailOrPhoneFieldProps) {
  const t = useT();
  const { countries, failed } = useCountries(value.isPhone);
  // The latest input: the list of countries may load between a key press and its render.
  const latest = useRef(value);
  const change = (next: EmailOrPhone) => {
    latest.current = next;
    onChange(next);
  };
  const settle = useEffectEvent((known: readonly Country[]) => {
    const settled = withCountry(latest.current, known);
    if (settled !== latest.current) change(settled);
  });
  // Before the next key press: it would be added to the text with the calling code that has just left it.
  useLayoutEffect(() => settle(countries), [countries]);
  const withCode = useEffectEvent(() => change({ ...latest.current, international: true }));
  useLayoutEffect(() => {
    if (failed) withCode();
  }, [failed]);

  return (
    <TextField
      {...input}
      label={t(LABELS[mode])}
      hint={value.isPhone && failed ? t('field.phoneHint') : undefined}
      error={error}
      before={
        value.isPhone && (
          <CallingCode
            {...{ countries, failed, value }}
            onChoose={(country) => change({ ...value, country, international: false })}
          />
        )
      }
      dir="ltr"
      // One keyboard type for both: a change while typing would close the keyboard.
      inputMode={mode === 'phone' ? 'tel' : 'email'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={value.text}
      onChange={(event) => change(afterTyping(latest.current, event.target.value, mode, countries))}
    />
  );
}

interface CallingCodeProps {
  countries: readonly Country[];
  failed: boolean;
  value: EmailOrPhone;
  onChoose(country: Country): void;
}

/** The choice of the country that a number is in, once they have loaded. */
const CallingCode = ({ countries, failed, value, onChoose }: CallingCodeProps) => (
  <Suspense fallback={<Prefix />}>
    {countries.length === 0 ? (
      <Prefix text={failed ? '+' : ''} />
    ) : (
      <CountryPicker
        countries={countries}
        chosen={
          countries.find(({ countryCode }) => countryCode === value.country?.countryCode) ?? null
        }
        onChoose={onChoose}
      />
    )}
  </Suspense>
);

/** The place of the calling code: empty until the countries have loaded; a plus where the code is typed. */
function Prefix({ text = '' }: { text?: string }): ReactNode {
  return (
    <span
      aria-hidden
      className="rounded-tile border-edge bg-ground text-muted flex min-h-12 min-w-10 items-center border px-4"
    >
      {text}
    </span>
  );
}
