import ChevronIcon from 'lucide-react/icons/chevron-right';
import CommandIcon from 'lucide-react/icons/terminal';
import { Avatar } from '#src/pieces/avatar.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Entry } from './use-audit.ts';
import { callText, personText, subjectText } from './words.ts';

interface EntriesProps {
  entries: readonly Entry[];
  names: ReadonlyMap<string, string>;
  onOpen(entry: Entry): void;
}

/** Entries, the newest first; each opens its details. */
export function Entries({ entries, names, onOpen }: EntriesProps) {
  return (
    <Table
      label={t('audit.title')}
      columns={[
        { title: t('audit.who') },
        { title: t('audit.what') },
        { title: t('audit.subject') },
        { title: t('audit.when'), className: 'text-end' },
        { title: t('audit.details'), quiet: true },
      ]}
    >
      {entries.map((entry) => (
        <tr key={entry.id} className="hover:bg-lifted/40 relative transition-colors duration-150">
          <td className={CELL}>
            <Who entry={entry} />
          </td>
          <td className={CELL}>{callText(entry.call)}</td>
          <td className={`${CELL} text-muted`}>
            {entry.subject && <bdi>{subjectText(entry.subject, names)}</bdi>}
          </td>
          <td className={`${CELL} text-muted text-end`}>
            <Moment at={entry.at} />
          </td>
          <td className="w-10 pe-3">
            <button
              type="button"
              aria-label={t('audit.show', { what: callText(entry.call), who: personText(entry) })}
              className="text-muted rounded-tile flex size-7 items-center justify-center after:absolute after:inset-0"
              onClick={() => onOpen(entry)}
            >
              <ChevronIcon className="size-4 rtl:-scale-x-100" aria-hidden />
            </button>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Who({ entry }: { entry: Entry }) {
  const isCommand = entry.staffId === null;
  return (
    <span className="flex items-center gap-3">
      {isCommand ? (
        <span className="bg-lifted border-line text-muted flex size-8 shrink-0 items-center justify-center rounded-full border">
          <CommandIcon className="size-4" aria-hidden />
        </span>
      ) : (
        <Avatar name={personText(entry)} />
      )}
      <bdi className="font-medium">{personText(entry)}</bdi>
    </span>
  );
}
