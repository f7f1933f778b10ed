import { cx } from '@kandil/ui/cx.ts';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import AlertIcon from 'lucide-react/icons/circle-alert';
import GoodIcon from 'lucide-react/icons/circle-check';
import { Moment } from '#src/pieces/moment.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Panels } from './use-panels.ts';
import { isGrave, type Problem, problemWords, runbookOf } from './words.ts';

const NAMES = {
  nodes: t('system.processes'),
  jobs: t('system.jobs'),
  mails: t('system.mails'),
  parties: t('system.parties'),
  webhooks: t('system.webhooks'),
  storage: t('system.storage'),
  media: t('system.media'),
} as const satisfies Record<keyof Panels, string>;
const ORDER = Object.keys(NAMES) as (keyof Panels)[];

/** Whether everything works, or else what does not, the worst first. */
export function Overall({ panels }: { panels: Panels }) {
  const all = ORDER.map((name) => panels[name]);
  if (all.some(({ data, error }) => data === undefined && error === undefined)) return <Checking />;
  const problems = all
    .flatMap(({ data }) => data?.problems ?? [])
    .toSorted((a, b) => Number(isGrave(b)) - Number(isGrave(a)));
  const unread = ORDER.filter((name) => panels[name].error !== undefined);
  const checked = all.map(({ data }) => data?.at ?? '').toSorted((a, b) => a.localeCompare(b));
  return (
    <section
      aria-label={t('system.title')}
      className="rounded-sheet border-line bg-raised shadow-card mb-8 border px-5 py-4"
    >
      <Verdict problems={problems} isUnread={unread.length > 0} at={checked.at(-1) ?? ''} />
      {problems.length > 0 && (
        <ul className="divide-line border-line mt-3 divide-y border-t">
          {problems.map((problem, place) => (
            <Line key={place} problem={problem} />
          ))}
        </ul>
      )}
      {unread.length > 0 && (
        <p className="text-muted mt-3 text-sm">
          {t('system.unreadText', { panels: unread.map((name) => NAMES[name]).join(', ') })}
        </p>
      )}
    </section>
  );
}

const Checking = () => (
  <div className="rounded-sheet border-line bg-raised shadow-card mb-8 border px-5 py-4">
    <p role="status" className="sr-only">
      {t('system.checking')}
    </p>
    <Skeleton lifted className="h-5 w-56" />
  </div>
);

interface VerdictProps {
  problems: readonly Problem[];
  isUnread: boolean;
  /** When the newest part was read. */
  at: string;
}

function Verdict({ problems, isUnread, at }: VerdictProps) {
  const isGood = problems.length === 0 && !isUnread;
  const Icon = isGood ? GoodIcon : AlertIcon;
  return (
    <div className="flex items-center gap-3">
      <Icon
        aria-hidden
        className={cx('size-6 shrink-0', isGood ? 'text-leaf' : toneOf(problems))}
      />
      <div className="min-w-0 flex-1" role="status">
        <p className="font-semibold">{titleOf(problems, isUnread)}</p>
        {isGood && <p className="text-muted text-sm">{t('system.worksText')}</p>}
      </div>
      {at !== '' && (
        <p className="text-muted text-xs whitespace-nowrap">
          <Moment at={at} />
        </p>
      )}
    </div>
  );
}

const toneOf = (problems: readonly Problem[]) =>
  problems.some(isGrave) ? 'text-ruby-bright' : 'text-gold';

function titleOf(problems: readonly Problem[], isUnread: boolean): string {
  if (problems.length > 0) return t('system.needs', { count: problems.length });
  return isUnread ? t('system.unread') : t('system.works');
}

function Line({ problem }: { problem: Problem }) {
  const runbook = runbookOf(problem);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5 text-sm">
      <span className={cx('min-w-0 wrap-anywhere', isGrave(problem) && 'font-medium')}>
        {problemWords(problem, Date.now())}
      </span>
      {runbook && <span className="text-muted text-xs">{t('system.runbookAt', runbook)}</span>}
    </li>
  );
}
