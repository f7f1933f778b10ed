import type { RunningLease } from '@kandil/contract/watch';
import { timeAgo } from '@kandil/ui/text/relative-time.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';

interface RunningStreamsProps {
  running: readonly RunningLease[];
  onTakeOver(leaseId: string): void;
}

/** The running streams of the plan, each with a button that ends it in favour of this screen. */
export function RunningStreams({ running, onTakeOver }: RunningStreamsProps) {
  const { t, language } = useWords();
  return (
    <ul className="mt-6 w-full space-y-2 text-start">
      {running.map(({ leaseId, device, title, startedAt }) => {
        const name = device ?? t('watch.unknownDevice');
        const since = timeAgo(startedAt, Date.now(), language) ?? t('watch.justNow');
        return (
          <li
            key={leaseId}
            className="bg-raised/80 border-line flex items-center justify-between gap-3 rounded-2xl border px-4 py-3"
          >
            <span className="min-w-0">
              <span className="block truncate font-medium">{name}</span>
              <span className="text-muted block truncate text-sm">
                {title !== null && <bdi>{title}</bdi>}
                <span>{title === null ? since : ` · ${since}`}</span>
              </span>
            </span>
            <Button
              size="small"
              aria-label={t('watch.takeOverFrom', { device: name })}
              onClick={() => onTakeOver(leaseId)}
            >
              {t('watch.takeOver')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
