import { auth } from '@kandil/contract';
import DownloadIcon from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTask } from '#app/ui/forms/use-task.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Row } from '../section.tsx';
import { saveAsFile } from './save-as-file.ts';

/** Exports all data of the member as one file. */
export function ExportRow() {
  const t = useT();
  const [isDone, setDone] = useState(false);
  const task = useTask(async () => {
    setDone(false);
    const { data } = await browserApi(auth.dataExport, {});
    const day = new Date().toISOString().slice(0, 10);
    saveAsFile(`kandil-${day}.json`, JSON.stringify(data, null, 2));
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
