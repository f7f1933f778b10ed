import { GATEWAYS } from '@kandil/contract/payment/gateways';
import { useEffect, useId, useRef, useState } from 'react';
import { DaysFilter, FilterBar, FilterSelect } from '#src/pieces/filters.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Filters } from './use-receipts.ts';

/** A pause in typing after which the list follows. */
const PAUSE_MS = 350;

interface ReceiptFiltersProps {
  filters: Filters;
  onChange(change: Filters): void;
}

/** Narrows the list. A change is a new address, so Back undoes it. */
export function ReceiptFilters({ filters, onChange }: ReceiptFiltersProps) {
  const { number = '', gateway = '', kind = '', currency = '', country = '' } = filters;
  const { from = '', until = '' } = filters;
  return (
    <FilterBar isNarrow={Object.keys(filters).length > 0} onClear={() => onChange(NO_FILTERS)}>
      <Typed
        label={t('receipts.find')}
        shown="KND-"
        width="w-48"
        most={40}
        value={number}
        onChange={(value) => onChange({ number: value })}
      />
      <Choices kind={kind} gateway={gateway} onChange={onChange} />
      <Typed
        label={t('receipts.currency')}
        shown="USD"
        width="w-20"
        most={3}
        value={currency}
        onChange={(value) => onChange({ currency: value.toUpperCase() })}
      />
      <Typed
        label={t('receipts.country')}
        shown="DE"
        width="w-18"
        most={2}
        value={country}
        onChange={(value) => onChange({ country: value.toUpperCase() })}
      />
      <DaysFilter {...{ from, until, onChange }} />
    </FilterBar>
  );
}

const KINDS = ['RECEIPT', 'CREDIT_NOTE'] as const;

interface ChoicesProps {
  kind: string;
  gateway: string;
  onChange(change: Filters): void;
}

function Choices({ kind, gateway, onChange }: ChoicesProps) {
  return (
    <>
      <FilterSelect
        label={t('receipts.kind')}
        value={kind}
        any={t('receipts.anyKind')}
        options={KINDS.map((each) => ({ value: each, title: t(`receipts.kind.${each}`) }))}
        onChange={(value) => onChange({ kind: value })}
      />
      <FilterSelect
        label={t('receipts.gateway')}
        value={gateway}
        any={t('receipts.anyGateway')}
        options={GATEWAYS.map((code) => ({ value: code, title: t(`gateway.${code}`) }))}
        onChange={(value) => onChange({ gateway: value })}
      />
    </>
  );
}

export const NO_FILTERS: Filters = {
  number: '',
  gateway: '',
  kind: '',
  currency: '',
  country: '',
  from: '',
  until: '',
};

interface TypedProps {
  label: string;
  /** While it is empty. */
  shown: string;
  width: string;
  most: number;
  value: string;
  onChange(value: string): void;
}

/** A typed filter, which the list follows after a pause. */
function Typed({ label, shown, width, most, value, onChange }: TypedProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(text.trim()), PAUSE_MS);
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        placeholder={shown}
        maxLength={most}
        value={typed}
        className={`rounded-tile border-line bg-raised hover:border-edge focus:border-gold placeholder:text-muted min-h-9 border px-3 text-sm transition-colors duration-200 ${width}`}
        onChange={(event) => type(event.target.value)}
      />
    </>
  );
}
