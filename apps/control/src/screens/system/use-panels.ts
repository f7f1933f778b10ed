import { systemMails } from '@kandil/contract/control/system-auth';
import { systemMedia } from '@kandil/contract/control/system-content';
import { systemWebhooks } from '@kandil/contract/control/system-payment';
import { systemJobs, systemNodes, systemParties, systemStorage } from '@kandil/contract/staff';
import { useState } from 'react';
import { useCall } from '#src/data/use-call.ts';
import { useRefresh } from '#src/data/use-refresh.ts';

/** The parts of the page, each read by its own call, so that one that is away costs only itself. */
export function usePanels() {
  const panels = {
    nodes: useCall(systemNodes, {}),
    jobs: useCall(systemJobs, {}),
    mails: useCall(systemMails, {}),
    parties: useCall(systemParties, {}),
    webhooks: useCall(systemWebhooks, {}),
    storage: useCall(systemStorage, {}),
    media: useCall(systemMedia, {}),
  };
  const all = Object.values(panels);
  const [isAsked, setIsAsked] = useState(false);
  useRefresh(() => {
    setIsAsked(false);
    for (const { reloadByItself } of all) reloadByItself();
  });
  return {
    panels,
    /** While somebody waits for what they asked for. */
    busy: isAsked && all.some(({ busy }) => busy),
    refresh() {
      setIsAsked(true);
      for (const { reload } of all) reload();
    },
  };
}

export type Panels = ReturnType<typeof usePanels>['panels'];
