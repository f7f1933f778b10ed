import { auth } from '@kandil/contract';
import DownloadIcon from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useSite } from '#app/data/start/site.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { Row } from '../section.tsx';

/** How long a browser may take to start a download. */
const HANDED_OVER_MS = 60_000;

/** Downloads a JSON text as a file. */
function saveAsFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HANDED_OVER_MS);
}

/** Exports all data of the member as one file. */
export function ExportRow() {
  const t = useT();
  const { slug } = useSite();
  const [isDone, setDone] = useState(false);
  const task = useTask(async () => {
    setDone(false);
    const { data } = await browserApi(auth.dataExport, {});
    const day = new Date().toISOString().slice(0, 10);
    saveAsFile(`${slug}-${day}.json`, JSON.stringify(data, null, 2));
    setDone(true);
  });
  return (
    <Row
      label={t('settings.export')}
      note={
        <>
          <span>{t('settings.exportText')}</span>
          <span role="status" className="text-leaf block empty:hidden">
            {isDone && t('settings.exportDone')}
          </span>
          {task.failure && (
            <span role="alert" className="text-ruby-bright block">
              {task.failure}
            </span>
          )}
        </>
      }
      action={
        <Button
          look="line"
          icon={<DownloadIcon className="size-4" aria-hidden />}
          busy={task.busy}
          onClick={() => void task.start()}
        >
          {exportWords(task, t)}
        </Button>
      }
    />
  );
}

function exportWords(
  { busy, failure }: { busy: boolean; failure: string | null },
  t: ReturnType<typeof useT>,
): string {
  if (busy) return t('settings.exportBusy');
  return t(failure ? 'action.tryAgain' : 'settings.exportStart');
}
