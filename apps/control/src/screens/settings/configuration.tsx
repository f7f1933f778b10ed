import type { Data } from '@kandil/contract';
import { settings, SWITCHES } from '@kandil/contract/control/settings';
import { Badge } from '@kandil/ui/badge.tsx';
import { Checkbox } from '@kandil/ui/checkbox.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { SearchField } from '@kandil/ui/search-field.tsx';
import SearchIcon from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { useCall } from '#src/data/use-call.ts';
import { Card } from '#src/pieces/facts.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CARD, CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';

/** Where no variable says anything, the switch decides. */
const SWITCHED: ReadonlySet<string> = new Set(SWITCHES);

type Groups = Data<typeof settings>['groups'];
type Setting = Groups[number]['settings'][number];

/** The configuration of the process that answers, with a search over names and values. */
export function Configuration() {
  const loaded = useCall(settings, {});
  return (
    <Shown loaded={loaded} skeleton={<TableSkeleton rows={8} />}>
      {({ node, groups }) => (
        <Card title={t('settings.configuration')} text={t('config.text', { node })}>
          <Searched groups={groups} />
        </Card>
      )}
    </Shown>
  );
}

function Searched({ groups }: { groups: Groups }) {
  const [words, setWords] = useState('');
  const [onlySet, setOnlySet] = useState(false);
  const found = groupsWith(groups, words, onlySet);
  const count = found.reduce((sum, each) => sum + each.settings.length, 0);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="w-full max-w-md">
          <SearchField
            label={t('config.search')}
            placeholder={t('config.search')}
            clearLabel={t('filters.clear')}
            value={words}
            size="small"
            onChange={setWords}
          />
        </div>
        <Checkbox checked={onlySet} onChange={(event) => setOnlySet(event.target.checked)}>
          {t('config.onlySet')}
        </Checkbox>
        <p role="status" className="text-muted text-sm">
          {t('config.count', { count })}
        </p>
      </div>
      {count === 0 ? (
        <div className={CARD}>
          <EmptyState
            icon={<SearchIcon aria-hidden />}
            title={t('config.empty')}
            text={t('config.emptyText')}
          />
        </div>
      ) : (
        found.map((group) => <Group key={group.title} {...group} />)
      )}
    </>
  );
}

/** The settings that have all the words, by group. */
function groupsWith(groups: Groups, words: string, onlySet: boolean): Groups {
  const terms = words.toLowerCase().split(/\s+/v).filter(Boolean);
  const has = ({ name, value, isSet }: Setting) => {
    const text = `${name} ${value ?? ''}`.toLowerCase();
    return (isSet || !onlySet) && terms.every((term) => text.includes(term));
  };
  return groups
    .map((group) => ({ ...group, settings: group.settings.filter(has) }))
    .filter((group) => group.settings.length > 0);
}

const Group = ({ title, settings: rows }: Groups[number]) => (
  <section className="mb-6">
    <h3 className="mb-2 text-sm font-semibold">{title}</h3>
    <Table
      label={title}
      columns={[
        { title: t('config.name'), className: 'text-start w-72' },
        { title: t('config.value') },
        { title: t('config.origin'), className: 'text-start w-32' },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row" className={`${CELL} text-start font-normal`}>
            <code className="text-xs wrap-anywhere">{row.name}</code>
          </th>
          <td className={`${CELL} wrap-anywhere`}>
            <Value {...row} />
          </td>
          <td className={CELL}>
            {row.isSet ? (
              <Badge tone="line">{t('config.set')}</Badge>
            ) : (
              <span className="text-muted">
                {t(SWITCHED.has(row.name) ? 'config.switch' : 'config.default')}
              </span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  </section>
);

function Value({ value, isSecret, isSet }: Setting) {
  if (isSecret && isSet) return <span className="text-muted">{t('config.secretSet')}</span>;
  if (value === null) return <span className="text-muted">{t('config.notSet')}</span>;
  return <bdi className="font-mono text-xs">{value}</bdi>;
}
