import { content } from '@kandil/contract';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useQuery } from '#app/data/queries/use-query.ts';
import { Section, SubHeading } from '../section.tsx';
import { DeviceList, Places } from './device-list.tsx';
import { type Device, loadDevices, loadSessions } from './load.ts';
import { SessionList } from './session-list.tsx';
import { EntriesSkeleton } from './skeleton.tsx';

/** MODAL-01: the account's devices and sessions. Removing a device ends its sessions. */
export function DevicesSection() {
  const t = useT();
  const devices = useQuery(loadDevices);
  const sessions = useQuery(loadSessions);
  const reload = async () => {
    await Promise.all([devices.refetch(), sessions.refetch()]);
  };
  const signOut = (device: Device) =>
    openModal('confirm', {
      title: 'settings.signOutDevice',
      text: t('settings.signOutDeviceText', { device: device.name }),
      action: 'settings.signOut',
      run: async () => {
        await browserApi(content.deviceDelete, { id: device.id });
        await reload();
        notify('success', t('settings.deviceGone', { device: device.name }));
      },
    });
  return (
    <Section id="devices" title={t('settings.devices')} text={t('settings.devicesText')}>
      <QueryResult query={devices} skeleton={<EntriesSkeleton />}>
        {(data) => (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
              <h3 className="text-lg font-semibold">{t('settings.devicesMay')}</h3>
              <Places devices={data} />
            </div>
            <DeviceList devices={data} onSignOut={signOut} />
          </>
        )}
      </QueryResult>
      <SubHeading text={t('settings.sessionsText')}>{t('settings.sessions')}</SubHeading>
      <QueryResult query={sessions} skeleton={<EntriesSkeleton />}>
        {(data) => <SessionList sessions={data} reload={reload} />}
      </QueryResult>
    </Section>
  );
}
