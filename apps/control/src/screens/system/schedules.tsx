import { Mark } from '#src/pieces/mark.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Jobs } from './jobs.tsx';

/** The recurring jobs, folded: usually they are on time. */
export function Schedules({ schedules }: Pick<Jobs, 'schedules'>) {
  const late = schedules.filter(({ isLate }) => isLate).length;
  if (schedules.length === 0) return null;
  return (
    <details className="mt-6" open={late > 0}>
      <summary className="w-fit cursor-pointer text-sm font-semibold">
        <span>{t('system.schedules', { count: schedules.length })}</span>
        <span className="text-muted ms-2 font-normal">
          {late > 0 ? t('system.late', { count: late }) : t('system.allOnTime')}
        </span>
      </summary>
      <div className="mt-3">
        <Table
          label={t('system.schedules', { count: schedules.length })}
          columns={[
            { title: t('system.job') },
            { title: t('system.cron') },
            { title: t('system.done') },
          ]}
        >
          {schedules.map(({ job, cron, doneAt, isLate }) => (
            <tr key={job}>
              <th scope="row" className={`${CELL} text-start font-medium`}>
                <code className="text-xs">{job}</code>
                {isLate && (
                  <span className="ms-2">
                    <Mark text={t('system.isLate')} isGrave />
                  </span>
                )}
              </th>
              <td className={`${CELL} text-muted`}>
                <code className="text-xs">{cron}</code>
              </td>
              <td className={`${CELL} text-muted`}>
                {doneAt ? <Moment at={doneAt} /> : t('system.notDone')}
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </details>
  );
}
