import { Button } from '@kandil/ui/button.tsx';
import { Select } from '@kandil/ui/select.tsx';
import CloseIcon from 'lucide-react/icons/x';
import { DayFilter } from '#src/pieces/day-filter.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Filters } from './filters.ts';
import { callText, KNOWN_CALLS, subjectText } from './words.ts';

interface FilterBarProps {
  filters: Filters;
  people: readonly { id: string; name: string }[];
  names: ReadonlyMap<string, string>;
  onChange(change: Filters): void;
}

const SELECT = 'min-h-9! text-sm font-medium!';

/** A select also offers what the address names and the list does not have. */
function withChosen(options: { value: string; title: string }[], chosen: string, title: string) {
  const isThere = chosen === '' || options.some(({ value }) => value === chosen);
  return isThere ? options : [...options, { value: chosen, title }];
}

/** Narrows the list. A change is a new address, so Back undoes it. */
export function FilterBar({ filters, people, names, onChange }: FilterBarProps) {
  const { person = '', call = '', subject, from = '', until = '' } = filters;
  const persons = people.map(({ id, name }) => ({ value: id, title: name }));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <Select
        label={t('audit.who')}
        value={person}
        className={SELECT}
        options={[
          { value: '', title: t('audit.anybody') },
          ...withChosen(persons, person, person.slice(0, 8)),
        ]}
        onChange={(value) => onChange({ person: value })}
      />
      <Select
        label={t('audit.what')}
        value={call}
        className={SELECT}
        options={[
          { value: '', title: t('audit.anything') },
          ...withChosen(KNOWN_CALLS, call, callText(call)),
        ]}
        onChange={(value) => onChange({ call: value })}
      />
      <DayFilter
        label={t('audit.from')}
        value={from}
        max={until}
        onChange={(value) => onChange({ from: value })}
      />
      <DayFilter
        label={t('audit.until')}
        value={until}
        min={from}
        onChange={(value) => onChange({ until: value })}
      />
      {subject !== undefined && (
        <span className="rounded-tile border-edge bg-raised inline-flex min-h-9 items-center border px-3 text-sm">
          {t('audit.onlyThis', { subject: subjectText(subject, names) })}
        </span>
      )}
      {Object.keys(filters).length > 0 && (
        <Button
          look="plain"
          size="small"
          icon={<CloseIcon className="size-4" aria-hidden />}
          className="px-3!"
          onClick={() => onChange({ person: '', call: '', subject: '', from: '', until: '' })}
        >
          {t('audit.clear')}
        </Button>
      )}
    </div>
  );
}
