import { content } from '@kandil/contract';
import { useState } from 'react';
import { Answered } from '../../../forms/answered.tsx';
import { Confirm } from '../../../forms/confirm.tsx';
import { FormMessage } from '../../../forms/form-message.tsx';
import { useTask } from '../../../forms/use-task.ts';
import { browserApi } from '../../../lib/api.ts';
import { closeModal, useModals } from '../../../lib/modals.ts';
import { useReloadAccount } from '../../../lib/use-reload-account.ts';
import { useT } from '../../../lib/texts.tsx';
import { useAnswer } from '../../../lib/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { DeviceList, Places } from './device-list.tsx';
import { type Device, type Devices, loadDevices } from './load.ts';
import { EntriesSkeleton } from './skeleton.tsx';

/**
 * MODAL-17: the account's devices as a modal. At the limit it says why it is there, and one is signed out on the
 * spot.
 */
export function DevicesModal({ why }: { why?: string }) {
  const devices = useAnswer(loadDevices);
  const [leaving, setLeaving] = useState<Device | null>(null);
  if (leaving)
    return <Leaving device={leaving} reload={devices.again} onCancel={() => setLeaving(null)} />;
  return (
    <Answered answer={devices} skeleton={<EntriesSkeleton />}>
      {(data) => <Overview devices={data} why={why} onSignOut={setLeaving} />}
    </Answered>
  );
}

interface OverviewProps {
  devices: Devices;
  why: string | undefined;
  onSignOut(device: Device): void;
}

/** Once there is room for this device the reason has gone. */
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
      // The account's warning goes with it.
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
