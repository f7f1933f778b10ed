import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { readCookie, removeCookie } from '#app/browser/cookies.ts';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { ACCOUNT, renderApp, SITE } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { ModalHost } from './modal-host.tsx';
import { PopupHost } from './popup-host.tsx';

const WINTER = () => Date.parse('2024-01-10T12:00:00Z');
const QUAKE = () => Date.parse('2023-02-15T12:00:00Z');
const TODAY = () => Date.parse('2026-11-20T12:00:00Z');

/** The service answers the demo's popups in English. */
function popupOf(code: string) {
  const popup = SITE.popups?.find((each) => each.code === code);
  if (!popup) throw new Error(`no popup ${code}`);
  const { title, text, actionText, path, until } = popup;
  return { code, title: title['en'], text: text['en'], actionText: actionText['en'], path, until };
}

const open = (now: () => number, stage: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(
    <>
      <PopupHost now={now} />
      <ModalHost />
    </>,
    stage,
  );
/** Waits until the popup's code has loaded and decided. */
const settled = () => import('#app/features/popups/popup-care.ts').then(() => Promise.resolve());

beforeEach(() => {
  scriptNetwork({
    '/content/site/popup/promo': { data: popupOf('promo') },
    '/content/site/popup/relief': { data: popupOf('relief') },
  });
  removeCookie('kandil_popups');
  useModals.setState({ modal: null });
});
describe('the popup of the day', () => {
  test('links to the plans during its weeks', async () => {
    open(WINTER);
    expect(await screen.findByRole('heading', { name: 'Long nights, good stories' })).toBeTruthy();
    const plans = await screen.findByRole('link', { name: 'See the plans' });
    expect(plans.getAttribute('href')).toBe('/subscription-plans');
  });

  test('links to the donation page during an emergency', async () => {
    open(QUAKE);
    const giving = await screen.findByRole('link', { name: 'How we give' });
    expect(giving.getAttribute('href')).toBe('/social-resp');
  });

  test('can be closed, and does not return', async () => {
    const user = userEvent.setup();
    open(WINTER);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(useModals.getState().modal).toBeNull());
    expect(readCookie('kandil_popups')).toBe('promo');
    cleanup();
    open(WINTER);
    await settled();
    expect(useModals.getState().modal).toBeNull();
  });

  test('another popup opens although the first was closed', async () => {
    document.cookie = 'kandil_popups=relief';
    open(WINTER);
    await waitFor(() => expect(useModals.getState().modal?.name).toBe('popup'));
    expect(readCookie('kandil_popups')).toBe('relief.promo');
  });

  test('whose texts cannot be loaded opens at a later visit', async () => {
    const sent = scriptNetwork({ '/content/site/popup/promo': 'offline' });
    open(WINTER);
    await waitFor(() => expect(sent).toHaveLength(1));
    await settled();
    expect(useModals.getState().modal).toBeNull();
    expect(readCookie('kandil_popups')).toBeNull();
  });

  test('waits while another dialog is open', async () => {
    openModal('login', {});
    open(WINTER);
    await settled();
    expect(useModals.getState().modal?.name).toBe('login');
    useModals.setState({ modal: null });
    await waitFor(() => expect(useModals.getState().modal?.name).toBe('popup'));
  });

  test.each([
    ['on no other day', TODAY, {}],
    ['on no other page', WINTER, { path: '/my-list' }],
    [
      'for no kids profile',
      WINTER,
      {
        start: {
          profileId: 7,
          account: {
            ...ACCOUNT,
            userProfile: [
              {
                id: 7,
                name: 'Ali',
                profileType: 'KIDS' as const,
                isDefaultProfile: false,
                hasPin: false,
                screenTime: null,
                maxAge: null,
                hasAllowList: false,
                avatar: '1',
                avatarUrl: '',
              },
            ],
          },
        },
      },
    ],
  ])('opens %s', async (_when, now, stage) => {
    open(now, stage as Parameters<typeof renderApp>[1]);
    await settled();
    expect(useModals.getState().modal).toBeNull();
    expect(readCookie('kandil_popups')).toBeNull();
  });
});
