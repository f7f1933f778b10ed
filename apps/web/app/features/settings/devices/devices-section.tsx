import { content } from '@kandil/contract';
import { Answered } from '#app/domain/prompt/answered.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { useAnswer } from '#app/data/reads/use-answer.ts';
import { Section, SubHeading } from '../section.tsx';
import { DeviceList, Places } from './device-list.tsx';
import { type Device, loadDevices, loadSessions } from './load.ts';
import { SessionList } from './session-list.tsx';
import { EntriesSkeleton } from './skeleton.tsx';

/** MODAL-01: the account's devices and sessions. Removing a device ends its sessions. */
export function DevicesSection() {
  const t = useT();
  const devices = useAnswer(loadDevices);
  const sessions = useAnswer(loadSessions);
  const reload = async () => {
    await Promise.all([devices.again(), sessions.again()]);
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
      <Answered answer={devices} skeleton={<EntriesSkeleton />}>
        {(data) => (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
              <h3 className="text-lg font-semibold">{t('settings.devicesMay')}</h3>
              <Places devices={data} />
            </div>
            <DeviceList devices={data} onSignOut={signOut} />
          </>
        )}
      </Answered>
      <SubHeading text={t('settings.sessionsText')}>{t('settings.sessions')}</SubHeading>
      <Answered answer={sessions} skeleton={<EntriesSkeleton />}>
        {(data) => <SessionList sessions={data} reload={reload} />}
      </Answered>
    </Section>
  );
}
