import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { ConfirmModal } from '#app/shell/modals/confirm-modal.tsx';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { DeviceList, Places } from './device-list.tsx';
import { DevicesModal } from './devices-modal.tsx';
import { DevicesSection } from './devices-section.tsx';
import { limitsOf } from './load.ts';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const device = (id: string, name: string, over: object = {}) => ({
  id,
  name,
  platform: 'web',
  current: false,
  lastUsedAt: ago(3),
  place: 'Istanbul',
  allowed: true,
  ...over,
});
const SESSION = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  current: false,
  deviceName: 'Safari on iPhone',
  platform: 'web',
  place: null,
  createdAt: ago(48),
  lastUsedAt: ago(26),
};

/** The service with its devices; a removal updates them. */
function service(devices: ReturnType<typeof device>[], maxDeviceCount: number) {
  let left = devices;
  let remaining = 8;
  const meta = () => ({
    allowedDevices: maxDeviceCount,
    maxDeviceCount,
    maxDeleteCount: 10,
    remainingDeleteCount: remaining,
  });
  return {
    '/content/device/list': () => ({ data: left, meta: meta() }),
    '/content/device/d2': () => {
      left = left.filter(({ id }) => id !== 'd2').map((each) => ({ ...each, allowed: true }));
      remaining -= 1;
      return { data: { id: 'd2' }, meta: meta() };
    },
    '/auth/auth/sessions': { data: [SESSION] },
    '/auth/auth/sessions/end-all': { data: { ended: 2 } },
  };
}

const BOTH = [
  device('d2', 'Chrome on Android'),
  device('d1', 'Firefox on Linux', { current: true }),
];
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

/** The section, and the confirm modal when it is open. */
function Stage() {
  const modal = useModals((state) => state.modal);
  return (
    <>
      <DevicesSection />
      {modal?.visible && modal.name === 'confirm' && (
        <div role="dialog" aria-label="confirm">
          <ConfirmModal {...(modal.params as Parameters<typeof ConfirmModal>[0])} />
        </div>
      )}
    </>
  );
}

beforeEach(() => useModals.setState({ modal: null }));
describe('the devices of the account', () => {
  test(
    'are listed, the current one first, with place and last use; signing out asks for confirmation',
    { tags: ['MODAL-01'] },
    async () => {
      const sent = scriptNetwork(service(BOTH, 5));
      renderApp(<Stage />);
      const [first, second] = await screen.findAllByRole('listitem');
      expect(first?.textContent).toContain('Firefox on LinuxThis device');
      expect(second?.textContent).toContain('Chrome on AndroidIstanbul · Last used 3 hours ago');
      expect(screen.getByText('2 of 5 in use')).toBeTruthy();
      expect(screen.getByText('You can sign out 8 more devices in the next 30 days.')).toBeTruthy();
      await press('Sign out Chrome on Android');
      const dialog = screen.getByRole('dialog');
      expect(dialog.textContent).toContain('Chrome on Android will be signed out');
      await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Sign out' }));
      await screen.findByText('You can sign out 7 more devices in the next 30 days.');
      expect(screen.queryByText('Chrome on Android')).toBeNull();
      expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([
        { path: '/content/device/d2' },
      ]);
    },
  );

  test('show an error of the service in the modal that asked', async () => {
    scriptNetwork({
      ...service(BOTH, 5),
      '/content/device/d2': refused(409, 'DEVICE_DELETE_LIMIT', 'Too many for now.'),
    });
    renderApp(<Stage />);
    await screen.findByText('Chrome on Android');
    await press('Sign out Chrome on Android');
    const dialog = screen.getByRole('dialog');
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Too many for now.');
  });

  test('can be loaded again after a failure, each list separately', async () => {
    scriptNetwork({
      ...service(BOTH, 5),
      '/content/device/list': refused(503, 'BUSY', 'Busy just now.'),
    });
    renderApp(<Stage />);
    expect(await screen.findByText('Safari on iPhone')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('Busy just now.');
    scriptNetwork(service(BOTH, 5));
    await press('Try Again');
    expect(await screen.findByText('Firefox on Linux')).toBeTruthy();
  });

  test('missing limits are zero', { tags: ['ENTITY-44'] }, () => {
    const none = { allowedDevices: 0, maxDeleteCount: 0, maxDeviceCount: 0 };
    expect(limitsOf(null)).toEqual({ ...none, remainingDeleteCount: 0 });
    expect(limitsOf({ remainingDeleteCount: 3 })).toEqual({ ...none, remainingDeleteCount: 3 });
  });
});

test('signing out everywhere else says what happens and how many sessions it ended', async () => {
  const sent = scriptNetwork(service(BOTH, 5));
  renderApp(<Stage />);
  await screen.findByText('Safari on iPhone');
  await press('Everywhere else');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('You stay signed in here.');
  await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Sign out' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('end-all'))?.body).toEqual({ current: false }),
  );
});

describe('the device management modal', () => {
  const AT_THE_LIMIT = [
    device('d1', 'Firefox on Linux', { current: true, allowed: false }),
    device('d2', 'Chrome on Android'),
  ];

  test(
    'says why it opened, signs out without confirmation, and reports that there is room',
    { tags: ['MODAL-17'] },
    async () => {
      scriptNetwork(service(AT_THE_LIMIT, 1));
      openModal('devices', { why: 'One device too many.' });
      renderApp(<DevicesModal why="One device too many." />, { start: { account: ACCOUNT } });
      expect((await screen.findByRole('alert')).textContent).toBe('One device too many.');
      expect(screen.getByText('Cannot watch: over the limit')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Not now' })).toBeTruthy();
      await press('Sign out Chrome on Android');
      expect(screen.getByText(/Chrome on Android will be signed out/)).toBeTruthy();
      await press('Sign out');
      expect(await screen.findByText('You can watch on this device now.')).toBeTruthy();
      expect(screen.queryByText('One device too many.')).toBeNull();
      await press('OK');
      await waitFor(() => expect(useModals.getState().modal?.visible).not.toBe(true));
    },
  );

  test('an account without devices shows an empty list', async () => {
    scriptNetwork(service([], 5));
    renderApp(<DevicesModal />);
    expect(await screen.findByText('No device has watched with this account yet.')).toBeTruthy();
  });
});

test('the list says when no more devices can be signed out', () => {
  const limits = limitsOf({ remainingDeleteCount: 0 });
  const list = (left: number) => (
    <DeviceList
      devices={{
        devices: [device('d1', 'Firefox')],
        limits: { ...limits, remainingDeleteCount: left },
      }}
      onSignOut={() => undefined}
    />
  );
  renderApp(list(0));
  expect(screen.queryByText(/You can sign out/)).toBeNull();
  expect(document.querySelector('ul + p')?.textContent).not.toBe('');
  expect(screen.queryByText('Cannot watch: over the limit')).toBeNull();
  cleanup();
  renderApp(list(1));
  expect(screen.getByText('You can sign out 1 more device in the next 30 days.')).toBeTruthy();
});

test('the used places are lamps, as many as the account may have', () => {
  const devices = ['d1', 'd2', 'd3'].map((id) => device(id, id, { allowed: id !== 'd3' }));
  const meta = { allowedDevices: 5, maxDeviceCount: 5, maxDeleteCount: 10 };
  const limits = limitsOf({ ...meta, remainingDeleteCount: 8 });
  renderApp(<Places devices={{ devices, limits }} />);
  const lamps = [...document.querySelectorAll('[aria-hidden] > span')];
  expect(lamps.map(({ className }) => className.includes('bg-gold'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  cleanup();
  renderApp(<Places devices={{ devices: [], limits: { ...limits, maxDeviceCount: 0 } }} />);
  expect(document.querySelector('[aria-hidden]')).toBeNull();
});
