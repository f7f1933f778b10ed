import { Button } from '@kandil/ui/button.tsx';
import type { ReactNode } from 'react';
import { Modal } from '#src/frame/modal.tsx';
import { At } from '#src/pieces/moment.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Filters } from './filters.ts';
import type { Entry } from './use-audit.ts';
import { callText, personText, subjectText, valueText } from './words.ts';

interface EntryDialogProps {
  entry: Entry;
  names: ReadonlyMap<string, string>;
  /** Shows everything that matches, in place of the current filters. */
  onFilter(only: Filters): void;
  onClose(): void;
}

/** All that an entry says. */
export function EntryDialog({ entry, names, onFilter, onClose }: EntryDialogProps) {
  const { at, staffId, role, call, subject, reason, id } = entry;
  const only = (filters: Filters, close: () => void) => () => {
    onFilter(filters);
    close();
  };
  return (
    <Modal wide title={callText(call)} onClose={onClose}>
      {(close) => (
        <>
          <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[9rem_1fr]">
            <Fact name={t('audit.when')}>
              <At at={at} />
            </Fact>
            <Fact name={t('audit.who')}>
              <bdi>{personText(entry)}</bdi>
              {staffId === null && (
                <span className="text-muted block">{t('audit.commandText')}</span>
              )}
            </Fact>
            {role && <Fact name={t('audit.role')}>{t(`role.${role}`)}</Fact>}
            {subject && (
              <Fact name={t('audit.subject')}>
                <bdi>{subjectText(subject, names)}</bdi>
                <code className="text-muted block text-xs break-all">{subject}</code>
              </Fact>
            )}
            {reason && <Fact name={t('audit.reason')}>{reason}</Fact>}
            <Fact name={t('audit.call')}>
              <code className="text-xs">{call}</code>
            </Fact>
            <Fact name={t('audit.id')}>
              <code className="text-muted text-xs break-all">{id}</code>
            </Fact>
          </dl>
          <Changes changes={entry.changes} />
          <div className="mt-7 flex flex-wrap justify-end gap-3">
            {subject && (
              <Button look="line" size="small" onClick={only({ subject }, close)}>
                {t('audit.sameSubject')}
              </Button>
            )}
            {staffId !== null && (
              <Button look="line" size="small" onClick={only({ person: staffId }, close)}>
                {t('audit.samePerson', { name: personText(entry) })}
              </Button>
            )}
          </div>
        </>
      )}
    </Modal>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="max-sm:mb-1">{children}</dd>
  </>
);

function Changes({ changes }: { changes: Entry['changes'] }) {
  const fields = Object.entries(changes);
  return (
    <section className="mt-6">
      <h3 className="mb-2 text-sm font-semibold">{t('audit.changes')}</h3>
      {fields.length === 0 ? (
        <p className="text-muted text-sm">{t('audit.noChanges')}</p>
      ) : (
        <table className="rounded-tile border-line w-full border text-start text-sm">
          <thead>
            <tr className="border-line text-muted border-b text-xs">
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('audit.field')}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('audit.value')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-line divide-y">
            {fields.map(([field, value]) => (
              <tr key={field}>
                <th scope="row" className="w-40 px-3 py-2 text-start font-medium">
                  {field}
                </th>
                <td className="px-3 py-2 break-words">{valueText(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
