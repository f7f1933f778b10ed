import { Button } from '@kandil/ui/button.tsx';
import { useMay } from '#src/data/session.ts';
import { Nothing } from '#src/pieces/facts.tsx';
import { Moment, relativeText } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import type { FailedJob, Jobs } from './jobs.tsx';

interface FailedJobsProps {
  jobs: Jobs;
  busy: boolean;
  /** @param id null: all of this name */
  onRetry(job: string, id: string | null): void;
  onDrop(job: FailedJob): void;
}

/** What failed at its last attempt, and waits for a person. */
export function FailedJobs({ jobs: { failed, kinds }, busy, onRetry, onDrop }: FailedJobsProps) {
  const mayAct = useMay('system.act');
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const several = kinds.filter(({ count }) => count > 1);
  if (failed.length === 0) return <Nothing text={t('system.noFailed')} />;
  return (
    <>
      {mayAct && several.length > 0 && (
        <div className="mb-3 flex flex-wrap gap-2">
          {several.map(({ job, count }) => (
            <Button
              key={job}
              look="line"
              size="small"
              disabled={busy}
              onClick={() => onRetry(job, null)}
            >
              {t('system.retryAll', { count, job })}
            </Button>
          ))}
        </div>
      )}
      <Table
        label={t('system.failed')}
        columns={[
          { title: t('system.job') },
          { title: t('system.failedAt') },
          { title: t('system.attempts'), className: 'text-end' },
          { title: t('system.reason') },
          { title: t('system.actions'), quiet: true },
        ]}
      >
        {failed.map((job) => (
          <tr key={job.id} className="align-top">
            <th scope="row" className={`${CELL} text-start font-medium`}>
              <code className="text-xs">{job.job}</code>
            </th>
            <td className={`${CELL} text-muted`}>
              <Moment at={job.at} />
            </td>
            <td className={`${CELL} text-end tabular-nums`}>{job.attempts}</td>
            <td className={`${CELL} max-w-96 wrap-anywhere`}>{job.reason}</td>
            <td className={`${CELL} text-end whitespace-nowrap`}>
              {mayAct && <Acts job={job} busy={busy} onRetry={onRetry} onDrop={onDrop} />}
            </td>
          </tr>
        ))}
      </Table>
      {failed.length < all && (
        <p className="text-muted mt-2 text-xs">
          {t('system.newest', { count: failed.length, all })}
        </p>
      )}
    </>
  );
}

interface ActsProps extends Omit<FailedJobsProps, 'jobs'> {
  job: FailedJob;
}

function Acts({ job, busy, onRetry, onDrop }: ActsProps) {
  const named = { job: job.job, time: relativeText(job.at, Date.now()) };
  return (
    <span className="inline-flex gap-2">
      <Button
        look="line"
        size="small"
        disabled={busy}
        aria-label={t('system.retryJob', named)}
        onClick={() => onRetry(job.job, job.id)}
      >
        {t('system.retry')}
      </Button>
      <Button
        look="line"
        size="small"
        disabled={busy}
        aria-label={t('system.dropJob', named)}
        onClick={() => onDrop(job)}
      >
        {t('system.drop')}
      </Button>
    </span>
  );
}
