import { ProgressBar } from '@kandil/ui/progress-bar.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Progress } from './upload.ts';

/** How much of the file has been sent. */
export function UploadProgress({ sent, total, name }: Progress & { name: string }) {
  const t = useT();
  const label = t('support.uploading', { name });
  const isSent = sent >= total;
  return (
    <div className="mt-6">
      <p className="mb-2 flex justify-between gap-4 text-sm" role="status">
        <span className="truncate">
          <bdi>{isSent ? t('support.uploaded') : label}</bdi>
        </span>
        <span className="text-muted tabular-nums" aria-hidden>
          {Math.floor((100 * sent) / Math.max(1, total))}%
        </span>
      </p>
      <ProgressBar value={sent} max={total} label={label} />
    </div>
  );
}
