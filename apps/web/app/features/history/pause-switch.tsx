import { watch } from '@kandil/contract';
import { useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { optimisticQueue } from '#app/data/queries/optimistic-queue.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Switch } from '@kandil/ui/switch.tsx';

const mutations = optimisticQueue((_: 'pause', paused: boolean, options) =>
  browserApi(watch.historyPause, { paused }, options),
);

/** Pauses the watch history; existing entries stay. */
export function PauseSwitch({ paused: before }: { paused: boolean }) {
  const t = useT();
  const [paused, setPaused] = useState(before);
  const change = async (next: boolean) => {
    try {
      await mutations.mutate('pause', paused, { value: next, show: setPaused });
    } catch (error) {
      notify('error', errorText(error, t));
    }
  };
  return (
    <div className="bg-raised rounded-sheet mt-6 px-5 py-3.5">
      <Switch checked={paused} onChange={(event) => void change(event.target.checked)}>
        <span className="block font-medium">{t('history.pause')}</span>
        <span className="text-muted block text-sm">
          {t(paused ? 'history.pausedText' : 'history.pauseText')}
        </span>
      </Switch>
    </div>
  );
}
