import type { StoreName } from '@kandil/contract/control/system';
import { jobsRetry } from '@kandil/contract/staff';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { toast } from '#src/frame/toasts.tsx';
import { Nothing } from '#src/pieces/facts.tsx';
import { Notice } from '#src/pieces/notice.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { Below, Panel } from './panel.tsx';
import { Schedules } from './schedules.tsx';
import type { Panels } from './use-panels.ts';

type Store = NonNullable<Panels['jobs']['data']>['stores'][number];
export type Jobs = NonNullable<Store['jobs']>;
export type FailedJob = Jobs['failed'][number];

/** The jobs of every database. */
export const JobsPanel = ({ loaded }: { loaded: Panels['jobs'] }) => (
  <Panel title={t('system.jobs')} text={t('system.jobsText')} loaded={loaded} rows={6}>
    {({ stores }) =>
      stores.map(({ store, jobs }) => (
        <div key={store} className="mb-6 last:mb-0">
          {stores.length > 1 && (
            <p className="text-muted mb-2 text-sm font-medium">{t(`system.store.${store}`)}</p>
          )}
          {jobs ? (
            <StoreJobs store={store} jobs={jobs} onChange={loaded.reload} />
          ) : (
            <Nothing text={t('system.storeAway')} />
          )}
        </div>
      ))
    }
  </Panel>
);

interface StoreJobsProps {
  store: StoreName;
  jobs: Jobs;
  onChange(): void;
}

function StoreJobs({ store, jobs, onChange }: StoreJobsProps) {
  const [dropped, setDropped] = useState<FailedJob | null>(null);
  const retry = useAct(async (job: string, id: string | null) => {
    // Also when somebody else was faster: what is shown is old then.
    const { count } = await request(jobsRetry, { store, job, id }).finally(onChange);
    toast('success', t('system.retried', { count }));
  });
  return (
    <>
      <Below title={t('system.failed')}>
        {retry.problem && <Notice tone="error" text={retry.problem} className="mb-3" />}
        <FailedJobs
          jobs={jobs}
          busy={retry.busy}
          onRetry={(job, id) => void retry.start(job, id)}
          onDrop={setDropped}
        />
      </Below>
      <Below title={t('system.queues')}>
        <Queues queues={jobs.queues} />
      </Below>
      <Schedules schedules={jobs.schedules} />
      {dropped && (
        <DropDialog
          store={store}
          job={dropped}
          onDone={onChange}
          onClose={() => setDropped(null)}
        />
      )}
    </>
  );
}

function Queues({ queues }: Pick<Jobs, 'queues'>) {
  if (queues.length === 0) return <Nothing text={t('system.noQueues')} />;
  return (
    <Table
      label={t('system.queues')}
      columns={[
        { title: t('system.job') },
        { title: t('system.waiting'), className: 'text-end' },
        { title: t('system.running'), className: 'text-end' },
        { title: t('system.retrying'), className: 'text-end' },
        { title: t('system.due') },
        { title: t('system.lastError') },
      ]}
    >
      {queues.map(({ job, waiting, running, retrying, dueSince, reason }) => (
        <tr key={job}>
          <th scope="row" className={`${CELL} text-start font-medium`}>
            <code className="text-xs">{job}</code>
          </th>
          {([waiting, running, retrying] as const).map((count, column) => (
            <td key={column} className={`${CELL} text-end tabular-nums`}>
              {count}
            </td>
          ))}
          <td className={`${CELL} text-muted`}>{dueSince && <Moment at={dueSince} />}</td>
          <td className={`${CELL} text-muted max-w-80 text-xs wrap-anywhere`}>{reason}</td>
        </tr>
      ))}
    </Table>
  );
}
