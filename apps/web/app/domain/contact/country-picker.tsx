import { type KeyboardEvent as KeyPress, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRemote } from '#app/browser/device-traits.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { CountryList } from './country-list.tsx';
import { Flag } from './flag.tsx';
import type { Country } from './use-countries.ts';

interface CountryPickerProps {
  countries: readonly Country[];
  chosen: Country | null;
  onChoose(country: Country): void;
}

/** The search text that a key on the closed button starts with; null for keys that do not open the list. */
function opensWith({ key, ctrlKey, metaKey, altKey }: KeyPress): string | null {
  // With a remote they lead past the button, and OK opens the list.
  if (key === 'ArrowDown' || key === 'ArrowUp') return isRemote() ? null : '';
  const isLetter = /^[\p{L}\p{N}+]$/u.test(key);
  return isLetter && !(ctrlKey || metaKey || altKey) ? key : null;
}

/** The calling code of a phone number: a button that opens a searchable list of countries (VALID-15). */
export function CountryPicker({ countries, chosen, onChoose }: CountryPickerProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  // The initial search text; null while the list is closed.
  const [query, setQuery] = useState<string | null>(null);
  const open = query !== null;
  const close = () => {
    setQuery(null);
    button.current?.focus();
  };
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    const isLeft = isRemote() && (event.key === 'ArrowLeft' || event.key === 'ArrowRight');
    if (event.key !== 'Escape' && !isLeft) return;
    // Escape closes the list, not the dialog around it. A remote has no Escape.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    const leave = (event: Event) => {
      if (!element.contains(event.target as Node)) setQuery(null);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    element.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      element.removeEventListener('keydown', closeByKey);
    };
  }, [open]);
  return (
    <div ref={root} className="shrink-0 sm:relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={t('field.country', {
          country: chosen ? `${chosen.countryName} ${chosen.countryPhoneCode}` : '',
        })}
        className="rounded-tile border-edge bg-ground hover:border-muted flex min-h-12 items-center gap-2 border px-3 transition-colors duration-200"
        onClick={() => setQuery(open ? null : '')}
        onKeyDown={(event) => {
          const begin = open ? null : opensWith(event);
          if (begin === null) return;
          event.preventDefault();
          setQuery(begin);
        }}
      >
        {chosen && <Flag url={chosen.flagUrl} />}
        <span dir="ltr">{chosen?.countryPhoneCode ?? '+'}</span>
        <ChevronDownIcon
          className={cx(
            'size-4 text-muted transition-transform duration-200',
            open && 'rotate-180',
          )}
          aria-hidden
        />
      </button>
      {open && (
        <CountryList
          countries={countries}
          chosen={chosen}
          begin={query}
          onChoose={(country) => {
            onChoose(country);
            close();
          }}
        />
      )}
    </div>
  );
}
