import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  closeModal,
  type ModalName,
  type OpenModal,
  useModals,
} from '#app/domain/prompt/modal-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { Refusal } from './refusal.tsx';
import type { AccessAnswer } from './reports.ts';

const ANSWER: AccessAnswer = {
  access: 'LOGIN',
  warning: null,
  screenTime: null,
  nextRequestAfter: 30,
  playback: null,
  streams: null,
};

const onAskAgain = vi.fn<() => void>();
const onTakeOver = vi.fn<(leaseId: string) => void>();

afterEach(cleanup);

beforeEach(() => {
  vi.clearAllMocks();
  useModals.setState({ modal: null });
});

function show(answer: Partial<AccessAnswer>, stage?: Parameters<typeof renderApp>[1]) {
  const full = { ...ANSWER, ...answer };
  const calls = { onAskAgain, onTakeOver };
  return renderApp(<Refusal answer={full} title="Nur" backTo="/detail/nur" {...calls} />, stage);
}

const opened = (): ModalName | undefined => useModals.getState().modal?.name;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('LOGIN asks for login, and requests access again afterwards', { tags: ['STATE-41'] }, () => {
  show({});
  press('Log in');
  const { modal } = useModals.getState();
  expect(modal?.name).toBe('login');
  expect(onAskAgain).not.toHaveBeenCalled();
  (modal as OpenModal<'login'> | null)?.params.goOn?.();
  expect(onAskAgain).toHaveBeenCalledOnce();
});

test('REGISTER also offers sign-up', { tags: ['STATE-41'] }, () => {
  show({});
  press('Sign Up');
  expect(opened()).toBe('register');
});

test.each([
  ['PACKAGES', 'Included with a plan'],
  ['PACKAGES_SUSPENDED', 'Your plan is on hold'],
] as const)('%s links to the plans and explains why', { tags: ['STATE-41'] }, (access, title) => {
  show({ access });
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  expect(leadsTo('See the plans')).toBe('/subscription-plans');
  expect(leadsTo('Back')).toBe('/detail/nur');
});

test(
  'DEVICES shows the devices, and retries when the list is closed',
  { tags: ['STATE-41'] },
  async () => {
    show({ access: 'DEVICES' });
    press('Manage devices');
    expect(opened()).toBe('devices');
    expect(onAskAgain).not.toHaveBeenCalled();
    closeModal();
    await vi.waitFor(() => expect(onAskAgain).toHaveBeenCalledOnce(), { timeout: 10_000 });
  },
);

test(
  'DEVICES on a full plan lists the running streams, each with a button to watch here instead',
  { tags: ['STATE-41'] },
  () => {
    const startedAt = new Date().toISOString();
    const running = [
      { leaseId: 'a', device: 'Samsung TV', title: 'Son Kale', startedAt },
      { leaseId: 'b', device: null, title: null, startedAt },
    ];
    show({ access: 'DEVICES', streams: { limit: 2, running } });
    expect(screen.getByText(/2 screens/)).toBeDefined();
    press('Watch here instead of on Another device');
    expect(onTakeOver).toHaveBeenCalledWith('b');
    press('Try Again');
    expect(onAskAgain).toHaveBeenCalledOnce();
  },
);

test(
  "WARNING shows the service's message and links to the profiles",
  { tags: ['STATE-41'] },
  () => {
    show({ access: 'WARNING', warning: 'This is for grown-ups.' });
    expect(screen.getByText('This is for grown-ups.')).toBeDefined();
    expect(leadsTo('Change profile')).toBe('/profiles');
  },
);

describe('the end of a child’s time', () => {
  const child = {
    id: 7,
    profileId: 7,
    profileName: 'Omar',
    avatarId: 'fox',
    langCode: 'en',
    autoNextEpisode: true,
    autoPreview: true,
    profileType: 'KIDS',
    isDefaultProfile: false,
    hasPin: true,
    screenTime: null,
  } as const;
  const rest = (moreLeft: number, account = ACCOUNT) =>
    show(
      { access: 'WARNING', screenTime: { over: 'DAY', secondsLeft: 0, moreLeft } },
      { start: { account: { ...account, userProfile: [child] }, profileId: 7 } },
    );
  const ways = () => {
    const { modal } = useModals.getState();
    return (modal as OpenModal<'enterPin'> | null)?.params.ways;
  };

  test('offers more to a grown-up with the PIN or the password', () => {
    rest(1);
    press('15 more minutes');
    expect(opened()).toBe('enterPin');
    expect(ways()).toEqual(['pin', 'password']);
    expect(onAskAgain).not.toHaveBeenCalled();
  });

  test('offers no more after the last time', () => {
    rest(0);
    expect(screen.queryByRole('button', { name: /more minutes/ })).toBeNull();
  });
});
