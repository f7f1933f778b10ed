import { content } from '@kandil/contract';
import { useState } from 'react';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { Confirm } from '@kandil/ui/forms/confirm.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { browserApi } from '#app/data/client/api.ts';
import { closeModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useQuery } from '#app/data/queries/use-query.ts';
import { Button } from '@kandil/ui/button.tsx';
import { DeviceList, Places } from './device-list.tsx';
import { type Device, type Devices, loadDevices } from './load.ts';
import { EntriesSkeleton } from './skeleton.tsx';

/**
 * MODAL-17: the account's devices as a modal. At the limit it explains why it opened, and a device is signed out
 * without confirmation.
 */
export function DevicesModal({ why }: { why?: string }) {
  const devices = useQuery(loadDevices);
  const [leaving, setLeaving] = useState<Device | null>(null);
  if (leaving)
    return <Leaving device={leaving} reload={devices.refetch} onCancel={() => setLeaving(null)} />;
  return (
    <QueryResult query={devices} skeleton={<EntriesSkeleton />}>
      {(data) => <Overview devices={data} why={why} onSignOut={setLeaving} />}
    </QueryResult>
  );
}

interface OverviewProps {
  devices: Devices;
  why: string | undefined;
  onSignOut(device: Device): void;
}

/** Hides the reason once this device fits the limit. */
function Overview({ devices, why, onSignOut }: OverviewProps) {
  const t = useT();
  const hasPlace = devices.devices.some(({ current, allowed }) => current && allowed);
  return (
    <>
      {why && !hasPlace && <FormMessage text={why} />}
      {why && hasPlace && <FormMessage tone="success" text={t('settings.devicesModalDone')} />}
      <Places devices={devices} />
      <DeviceList devices={devices} onSignOut={onSignOut} />
      <Button
        size="large"
        look={hasPlace ? 'gold' : 'line'}
        className="mt-6 w-full"
        onClick={closeModal}
      >
        {t(hasPlace ? 'action.ok' : 'settings.keepLater')}
      </Button>
    </>
  );
}

interface LeavingProps {
  device: Device;
  reload(): Promise<void>;
  onCancel(): void;
}

function Leaving({ device, reload, onCancel }: LeavingProps) {
  const t = useT();
  const reloadAccount = useReloadAccount();
  const setPreventClosing = useModals((state) => state.setPreventClosing);
  const task = useTask(async () => {
    setPreventClosing(true);
    try {
      await browserApi(content.deviceDelete, { id: device.id });
      // The account's warning disappears as well.
      await Promise.all([reload(), reloadAccount()]);
    } finally {
      setPreventClosing(false);
    }
    onCancel();
  });
  return (
    <Confirm
      text={t('settings.signOutDeviceText', { device: device.name })}
      action="settings.signOut"
      task={task}
      onCancel={onCancel}
    />
  );
}
