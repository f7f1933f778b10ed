import type { UiKey } from '@kandil/i18n';
import { useNavigate } from 'react-router';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Select } from '@kandil/ui/select.tsx';
import { type Sort, SORTS } from './sort.ts';

const TEXTS: Record<Sort, UiKey> = {
  DEFAULT: 'sort.default',
  NEWEST: 'sort.newest',
  TITLE: 'sort.title',
  YEAR: 'sort.year',
};

/** Selects the order of a list; it is part of the address. */
export function SortSelect({ sort, own = 'sort.default' }: { sort: Sort; own?: UiKey }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Select
      label={t('sort.label')}
      value={sort}
      options={SORTS.map((value) => ({
        value,
        title: t(value === 'DEFAULT' ? own : TEXTS[value]),
      }))}
      onChange={(value) =>
        void navigate({ search: value === 'DEFAULT' ? '' : `?sort=${value}` }, { replace: true })
      }
    />
  );
}
