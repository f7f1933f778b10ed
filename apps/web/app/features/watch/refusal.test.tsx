import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  closeModal,
  type ModalName,
  type OpenModal,
  useModals,
} from '#app/domain/prompt/modal-store.ts';
import { placeIntent } from '#app/domain/intent/stored-intents.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { offers, OWN_PLAN } from '#app/testing/offers.ts';
import { Refusal } from './refusal.tsx';
import type { AccessAnswer } from './reports.ts';

const ANSWER: AccessAnswer = {
  access: 'LOGIN',
  warning: null,
  reason: null,
  planLimit: null,
  screenTime: null,
  nextRequestAfter: 30,
  playback: null,
  streams: null,
};

const onAskAgain = vi.fn<() => void>();
const onTakeOver = vi.fn<(leaseId: string) => void>();

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));
beforeEach(() => {
  vi.clearAllMocks();
  useModals.setState({ modal: null });
});

function show(
  answer: Partial<AccessAnswer>,
  free = false,
  stage?: Parameters<typeof renderApp>[1],
) {
  const full = { ...ANSWER, ...answer };
  const calls = { onAskAgain, onTakeOver };
  return renderApp(
    <Refusal answer={full} title="Nur" free={free} backTo="/detail/nur" {...calls} />,
    stage ?? { start: { account: ACCOUNT } },
  );
}

/** Without the marks that isolate an amount. */
const plain = () => (document.body.textContent ?? '').replace(/[\u2066-\u2069]/g, '');

const opened = (): ModalName | undefined => useModals.getState().modal?.name;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('LOGIN asks for login, and requests access again afterwards', { tags: ['STATE-41'] }, () => {
  show({});
  press('Log in');
  const { modal } = useModals.getState();
  expect(modal?.name).toBe('login');
  expect(onAskAgain).not.toHaveBeenCalled();
  void (modal as OpenModal<'login'> | null)?.params.goOn?.();
  expect(onAskAgain).toHaveBeenCalledOnce();
});

test(
  'REGISTER also offers sign-up, after which the visitor comes back',
  { tags: ['STATE-41'] },
  () => {
    placeIntent.forget();
    show({}, false, { path: '/watch/7?from=3' });
    press('Sign Up');
    expect(opened()).toBe('register');
    expect(placeIntent.read()).toBe('/watch/7?from=3');
  },
);

test.each(['PACKAGES', 'LOGIN'] as const)(
  '%s says what a plan costs at least in the visitor’s country, and links to the plans',
  { tags: ['STATE-41'] },
  async (access) => {
    scriptNetwork({ '/purchase/v1/subscription-plans': { data: inLira() } });
    show({ access });
    expect(screen.getByRole('heading', { name: 'Included with a plan' })).toBeDefined();
    await vi.waitFor(
      () => expect(plain()).toContain('You need a plan to watch this, from ₺59.99 a month.'),
      { timeout: 30_000 },
    );
    expect(leadsTo('See the plans')).toBe('/subscription-plans');
    expect(leadsTo('Back')).toBe('/detail/nur');
  },
);

/** Offers of another country; the cheapest plan is for phones and tablets, and this is a computer. */
function inLira() {
  const all = offers();
  for (const plan of all.periods.flatMap(({ plans }) => plans)) {
    const isMobile = plan.planCode === 'FAMILY';
    Object.assign(plan, {
      devices: isMobile ? 'HANDHELD' : 'ANY',
      monthlyPrice: { amount: isMobile ? 2999 : 5999, currency: 'TRY' },
    });
  }
  return all;
}

test('free content of a guest asks for login alone', () => {
  show({}, true);
  expect(screen.getByRole('heading', { name: 'Log in to watch' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});

test('while the plans do not answer, it says that a plan is needed', () => {
  scriptNetwork({ '/purchase/v1/subscription-plans': 'offline' });
  show({ access: 'PACKAGES' });
  expect(plain()).toContain('Choose a plan to watch everything.');
});

test(
  'PACKAGES_SUSPENDED pays the member’s own plan again with one press',
  { tags: ['STATE-41'] },
  async () => {
    scriptNetwork({ '/purchase/v1/user/plan': { data: OWN_PLAN } });
    show({ access: 'PACKAGES_SUSPENDED' });
    expect(screen.getByRole('heading', { name: 'Your plan is on hold' })).toBeDefined();
    press('Pay again');
    await vi.waitFor(
      () =>
        expect(useModals.getState().modal).toMatchObject({
          name: 'paymentType',
          params: { selectedPlan: 'SOLO', selectedPeriod: 'YEARLY' },
        }),
      { timeout: 30_000 },
    );
  },
);

test('a plan for phones and tablets says so elsewhere, and how to change it', () => {
  show({ access: 'PACKAGES', planLimit: 'HANDHELD' });
  expect(
    screen.getByRole('heading', { name: 'Your plan is for phones and tablets' }),
  ).toBeDefined();
  expect(plain()).toContain('It doesn’t work on this device.');
  expect(leadsTo('Change plan')).toBe('/subscription-plans');
});

test(
  'DEVICES shows the devices once per visit, then at a press, and retries when the list is closed',
  { tags: ['STATE-41', 'MODAL-17'] },
  async () => {
    const { unmount } = show({ access: 'DEVICES' });
    await vi.waitFor(() => expect(opened()).toBe('devices'), { timeout: 30_000 });
    expect(onAskAgain).not.toHaveBeenCalled();
    closeModal();
    await vi.waitFor(() => expect(onAskAgain).toHaveBeenCalledOnce(), { timeout: 10_000 });
    unmount();
    show({ access: 'DEVICES' });
    await vi.waitFor(() => expect(opened()).toBeUndefined(), { timeout: 30_000 });
    press('Manage devices');
    expect(opened()).toBe('devices');
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
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Samsung TVSon Kale · just nowWatch here',
      'Another devicejust nowWatch here',
    ]);
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
    audioDescription: false,
    subtitlesForDeaf: false,
    profileType: 'KIDS',
    isDefaultProfile: false,
    hasPin: true,
    screenTime: null,
    maxAge: null,
    hasAllowList: false,
  } as const;
  const rest = (moreLeft: number, account = ACCOUNT) =>
    show({ access: 'WARNING', screenTime: { over: 'DAY', secondsLeft: 0, moreLeft } }, false, {
      start: { account: { ...account, userProfile: [child] }, profileId: 7 },
    });
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

  test('a grown-up’s proof is sent, and the video is requested again', async () => {
    const sent = scriptNetwork({
      '/watch/screen-time/more': { data: { until: '2026-11-20T18:00:00.000Z', left: 3 } },
    });
    rest(1);
    press('15 more minutes');
    const { modal } = useModals.getState();
    await (modal as OpenModal<'enterPin'>).params.enter({ pin: '1234' });
    expect(sent).toMatchObject([{ body: { pin: '1234' } }]);
    expect(onAskAgain).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(useModals.getState().modal?.visible).not.toBe(true), {
      timeout: 30_000,
    });
  });

  test('offers no more where neither a PIN nor a password can prove a grown-up', () => {
    const account = { ...ACCOUNT, hasPassword: false };
    rest(1, account);
    press('15 more minutes');
    expect(ways()).toEqual(['pin']);
    cleanup();
    show({ access: 'WARNING', screenTime: { over: 'DAY', secondsLeft: 0, moreLeft: 1 } }, false, {
      start: { account: { ...account, userProfile: [{ ...child, hasPin: false }] }, profileId: 7 },
    });
    expect(screen.queryByRole('button', { name: /more minutes/ })).toBeNull();
  });

  test('says that it is time to rest, not whose profile this is', () => {
    rest(1);
    expect(screen.getByRole('heading', { name: 'Time for a rest' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change profile' })).toBeNull();
  });

  test('offers no more after the last time', () => {
    rest(0);
    expect(screen.queryByRole('button', { name: /more minutes/ })).toBeNull();
  });
});

test('what is not shown now says why, and asks for no other profile', () => {
  const warning = 'This was here for a while, and has left.';
  show({ access: 'WARNING', reason: 'LEFT', warning });
  expect(screen.getByRole('heading', { name: 'Not here now' })).toBeTruthy();
  expect(screen.getByText(warning)).toBeTruthy();
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/detail/nur',
  ]);
});
