import { DaysFilter, FilterBar, FilterNote, FilterSelect } from '#src/pieces/filters.tsx';
import { t } from '#src/texts/texts.tsx';
import { type Filters, NO_FILTERS } from './filters.ts';
import { callText, KNOWN_CALLS, subjectText } from './words.ts';

interface AuditFiltersProps {
  filters: Filters;
  people: readonly { id: string; name: string }[];
  names: ReadonlyMap<string, string>;
  onChange(change: Filters): void;
}

/** A select also offers what the address names and the list does not have. */
function withChosen(options: { value: string; title: string }[], chosen: string, title: string) {
  const isThere = chosen === '' || options.some(({ value }) => value === chosen);
  return isThere ? options : [...options, { value: chosen, title }];
}

/** Narrows the list. A change is a new address, so Back undoes it. */
export function AuditFilters({ filters, people, names, onChange }: AuditFiltersProps) {
  const { person = '', call = '', subject, from = '', until = '' } = filters;
  const persons = people.map(({ id, name }) => ({ value: id, title: name }));
  return (
    <FilterBar isNarrow={Object.keys(filters).length > 0} onClear={() => onChange(NO_FILTERS)}>
      <FilterSelect
        label={t('audit.who')}
        value={person}
        any={t('audit.anybody')}
        options={withChosen(persons, person, person.slice(0, 8))}
        onChange={(value) => onChange({ person: value })}
      />
      <FilterSelect
        label={t('audit.what')}
        value={call}
        any={t('audit.anything')}
        options={withChosen(KNOWN_CALLS, call, callText(call))}
        onChange={(value) => onChange({ call: value })}
      />
      <DaysFilter {...{ from, until, onChange }} />
      {subject !== undefined && (
        <FilterNote text={t('audit.onlyThis', { subject: subjectText(subject, names) })} />
      )}
    </FilterBar>
  );
}
