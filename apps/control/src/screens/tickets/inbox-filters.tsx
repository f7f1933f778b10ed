import { LANGUAGES } from '@kandil/i18n';
import { Button } from '@kandil/ui/button.tsx';
import { Select } from '@kandil/ui/select.tsx';
import SearchIcon from 'lucide-react/icons/search';
import CloseIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import { en } from '#src/texts/en/index.ts';
import { t } from '#src/texts/texts.tsx';
import type { Filters } from './filters.ts';
import { languageText } from './words.ts';

const SELECT = 'min-h-9! text-sm font-medium!';
const SUBJECT = 'ticketSubject.';
const SUBJECTS = Object.entries(en)
  .filter(([key]) => key.startsWith(SUBJECT))
  .map(([key, title]) => ({ value: key.slice(SUBJECT.length), title }));

const NO_FILTERS: Filters = {
  owner: '',
  subject: '',
  language: '',
  search: '',
  series: '',
  video: '',
  channel: '',
};

interface InboxFiltersProps {
  filters: Filters;
  onChange(change: Filters): void;
}

/** Narrows the inbox. A change is a new address, so Back undoes it. */
export function InboxFilters({ filters, onChange }: InboxFiltersProps) {
  const { state: _state, ...narrowing } = filters;
  const isOneTitle = [filters.series, filters.video, filters.channel].some(Boolean);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <Search key={filters.search} value={filters.search ?? ''} onSearch={onChange} />
      <Select
        label={t('tickets.owner')}
        value={filters.owner ?? ''}
        className={SELECT}
        options={[
          { value: '', title: t('tickets.anybody') },
          { value: 'me', title: t('tickets.me') },
          { value: 'nobody', title: t('tickets.nobody') },
        ]}
        onChange={(owner) => onChange({ owner })}
      />
      <Select
        label={t('tickets.subject')}
        value={filters.subject ?? ''}
        className={SELECT}
        options={[{ value: '', title: t('tickets.anySubject') }, ...SUBJECTS]}
        onChange={(subject) => onChange({ subject })}
      />
      <Select
        label={t('tickets.language')}
        value={filters.language ?? ''}
        className={SELECT}
        options={[
          { value: '', title: t('tickets.anyLanguage') },
          ...LANGUAGES.map(({ code }) => ({ value: code, title: languageText(code) })),
        ]}
        onChange={(language) => onChange({ language })}
      />
      {isOneTitle && (
        <span className="rounded-tile border-edge bg-raised inline-flex min-h-9 items-center border px-3 text-sm">
          {t('tickets.oneTitle')}
        </span>
      )}
      {Object.keys(narrowing).length > 0 && <Clear onClick={() => onChange(NO_FILTERS)} />}
    </div>
  );
}

const Clear = ({ onClick }: { onClick(): void }) => (
  <Button
    look="plain"
    size="small"
    icon={<CloseIcon className="size-4" aria-hidden />}
    className="px-3!"
    onClick={onClick}
  >
    {t('tickets.clear')}
  </Button>
);

/** A search is in all states: who looks for a number does not know its state. */
function Search({ value, onSearch }: { value: string; onSearch(change: Filters): void }) {
  const [typed, setTyped] = useState(value);
  return (
    <form
      role="search"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        const search = typed.trim();
        onSearch(search === '' ? { search } : { search, state: 'all' });
      }}
    >
      <SearchIcon
        className="text-muted pointer-events-none absolute start-3 top-2.5 size-4"
        aria-hidden
      />
      <input
        type="search"
        aria-label={t('tickets.search')}
        placeholder={t('tickets.search')}
        value={typed}
        maxLength={254}
        autoComplete="off"
        className="rounded-tile border-line bg-raised placeholder:text-muted min-h-9 w-72 border ps-9 pe-3 text-sm"
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="sr-only">
        {t('tickets.find')}
      </button>
    </form>
  );
}
