import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { OWN_PLAN } from '#app/testing/offers.ts';
import { FamilyPage, loadFamily } from './family-page.tsx';

const LIST = '/auth/family-sharing/list';
const INVITE = '/auth/family-sharing/invite';
const INVITE_MAIL = '/auth/family-sharing/invite-mail';
const WITHDRAW = '/auth/family-sharing/withdraw-invite';
const REMOVE = '/auth/family-sharing/remove-member';
const SLOW_DOWN = refused(429, 'TOO_MANY_REQUESTS', 'Please wait a little.');

const member = (userId: string, fullName: string, deletable = true) => ({
  userId,
  initials: 'AB',
  fullName,
  memberType: 'Member',
  profilePhoto: null,
  deletable,
});
const FAMILY = {
  inviteAction: { buttonText: 'Invite someone' },
  actionText: 'There is room for 2 more people.',
  parent: { initials: 'YD', fullName: 'Yusuf Demir', memberType: 'Owner' },
  members: [member('0f8fad5b-d9cb-469f-a165-70867728950e', 'Amina Bello')],
  invitations: [
    {
      id: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
      email: 'sami@kandil.test',
      expiresAt: '2026-12-04T10:00:00.000Z',
    },
  ],
};
const button = (name: string) => screen.getByRole('button', { name });
const notices = () => useNotifications.getState().shown.map(({ tone, text }) => [tone, text]);
const modal = () => useModals.getState().modal;

async function openFamily(profileType: 'ADULT' | 'KIDS' = 'ADULT') {
  const data = await loadFamily(browserApi, { params: {}, query: new URLSearchParams() });
  const profile = { id: 1, profileType } as (typeof ACCOUNT.userProfile)[number];
  const account = { ...ACCOUNT, userProfile: [profile] };
  return renderApp(<FamilyPage {...data} />, { start: { account, profileId: 1 } });
}

beforeEach(() => {
  useModals.setState({ modal: null, below: [] });
  useNotifications.setState({ shown: [] });
});
describe('the family page', () => {
  test(
    'a failed list is a notification, and can be loaded again',
    { tags: ['ERROR-44'] },
    async () => {
      scriptNetwork({ [LIST]: refused(503, 'UNAVAILABLE', 'Please try again later.') });
      await openFamily();
      expect(notices()).toEqual([['error', 'Please try again later.']]);
      expect(button('Try Again')).toBeTruthy();
    },
  );

  test('offline, it says so without an error, and loads again when the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const sent = scriptNetwork({ [LIST]: 'offline' });
    const reloads: number[] = [];
    const data = await loadFamily(browserApi, { params: {}, query: new URLSearchParams() });
    renderApp(<FamilyPage {...data} />, {
      start: { account: ACCOUNT },
      reload: () => ({ account: ACCOUNT, profileId: reloads.push(1) }),
    });
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy();
    expect(notices()).toEqual([]);
    expect([sent.length, reloads]).toEqual([1, []]);
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reloads).toEqual([1]));
  });

  test('who has no family plan is shown the plans, a child only at a press', async () => {
    scriptNetwork({ [LIST]: refused(403, 'FAMILY_PLAN_REQUIRED', 'A family plan is needed.') });
    await openFamily();
    expect(modal()?.name).toBe('subscriptionPlans');
    cleanup();
    useModals.setState({ modal: null });
    await openFamily('KIDS');
    expect(modal()).toBeNull();
    await userEvent.click(button('See the plans'));
    expect(modal()?.name).toBe('subscriptionPlans');
    expect(notices()).toEqual([]);
  });

  test('whose family plan waits for its payment sees a notice, and pays with one press', async () => {
    scriptNetwork({
      [LIST]: refused(402, 'PACKAGES_SUSPENDED', 'Your plan is on hold.'),
      '/purchase/v1/user/plan': { data: { ...OWN_PLAN, planCode: 'FAMILY' } },
    });
    await openFamily();
    expect(modal()).toMatchObject({
      name: 'subscriptionPlans',
      params: { why: expect.stringContaining('The last payment failed') },
    });
    expect(
      screen.getByRole('heading', { name: /payment for your family plan is due/ }),
    ).toBeTruthy();
    expect(document.body.textContent).not.toContain('just for you');
    await userEvent.click(button('Pay again'));
    await waitFor(() =>
      expect(modal()).toMatchObject({
        name: 'paymentType',
        params: { selectedPlan: 'FAMILY', selectedPeriod: 'YEARLY' },
      }),
    );
  });

  test('a child reads of it without a way to pay; a guest logs in first', async () => {
    scriptNetwork({ [LIST]: refused(402, 'PACKAGES_SUSPENDED', 'Your plan is on hold.') });
    await openFamily('KIDS');
    expect(screen.getByRole('heading', { name: /payment .* is due/ })).toBeTruthy();
    expect([modal(), screen.queryByRole('button', { name: 'Pay again' })]).toEqual([null, null]);
    cleanup();
    scriptNetwork({ [LIST]: refused(401, 'UNAUTHORIZED', 'Log in first.') });
    await openFamily();
    expect(button('Log in')).toBeTruthy();
    expect(notices()).toEqual([]);
  });

  test('a refused invitation is a notification', { tags: ['ERROR-45'] }, async () => {
    scriptNetwork({ [LIST]: { data: FAMILY }, [INVITE]: SLOW_DOWN });
    await openFamily();
    await userEvent.click(button('Invite someone'));
    await waitFor(() => expect(notices()).toEqual([['error', 'Please wait a little.']]));
    expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
  });

  test('an invitation by mail is sent once, and what was typed stays until then', async () => {
    let isOnline = false;
    const sent = scriptNetwork({
      [LIST]: { data: FAMILY },
      [INVITE_MAIL]: () => (isOnline ? { data: null } : SLOW_DOWN),
    });
    await openFamily();
    const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    const mails = () => sent.filter(({ path }) => path === INVITE_MAIL).length;
    await userEvent.type(email(), 'nobody');
    await userEvent.click(button('Send invitation'));
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
    expect([mails(), document.activeElement]).toEqual([0, email()]);
    await userEvent.type(email(), '@kandil.test');
    await userEvent.click(button('Send invitation'));
    expect(await screen.findByText('Please wait a little.')).toBeTruthy();
    expect([mails(), email().value]).toEqual([1, 'nobody@kandil.test']);
    isOnline = true;
    await userEvent.dblClick(button('Send invitation'));
    await waitFor(() => expect(notices()[0]?.[1]).toContain('nobody@kandil.test'));
    expect([mails(), email().value]).toEqual([2, '']);
  });

  test(
    'a refused removal is a notification, and asks for nothing twice',
    { tags: ['ERROR-46'] },
    async () => {
      const sent = scriptNetwork({ [LIST]: { data: FAMILY }, [REMOVE]: SLOW_DOWN });
      await openFamily();
      await userEvent.click(button('Remove Amina Bello'));
      const { params } = modal() ?? {};
      await (params as { run(): Promise<void> }).run();
      expect(notices()).toEqual([['error', 'Please wait a little.']]);
      expect(sent.filter(({ path }) => path === REMOVE)).toHaveLength(1);
    },
  );

  test('an open invitation is listed and can be withdrawn', async () => {
    const sent = scriptNetwork({ [LIST]: { data: FAMILY }, [WITHDRAW]: { data: null } });
    await openFamily();
    expect(screen.getByText('Valid until December 4, 2026')).toBeTruthy();
    const withdraw = screen.getByRole('button', { name: /^Withdraw the invitation: .*sami@/ });
    await userEvent.click(withdraw);
    await waitFor(() =>
      expect(notices()).toEqual([['success', 'The invitation no longer works.']]),
    );
    const withdrawals = sent.filter(({ path }) => path === WITHDRAW);
    expect(withdrawals.map(({ query }) => query)).toEqual([
      { invitationId: 'a3bb189e-8bf9-4888-9912-ace4e6543002' },
    ]);
  });

  test('an invitation is a link for one person, to copy or share', async () => {
    let lists = 0;
    scriptNetwork({
      [LIST]: { data: { ...FAMILY, invitations: [{ ...FAMILY.invitations[0], email: null }] } },
      [INVITE]: { data: { joinUrl: 'https://kandil.test/join' } },
    });
    const data = await loadFamily(browserApi, { params: {}, query: new URLSearchParams() });
    renderApp(<FamilyPage {...data} />, {
      start: { account: ACCOUNT },
      reload: () => ({ account: ACCOUNT, profileId: (lists += 1) }),
    });
    expect(screen.getByText('An invitation link')).toBeTruthy();
    await userEvent.click(button('Invite someone'));
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(link.value).toBe('https://kandil.test/join');
    await waitFor(() => expect(lists).toBe(1));
    expect(button('Invite someone').getAttribute('aria-busy')).not.toBe('true');
    await userEvent.click(button('Share'));
    expect(modal()).toMatchObject({
      name: 'share',
      params: { url: 'https://kandil.test/join', title: 'Join my family on Kandil' },
    });
  });

  test('a member sees who they are, and can leave; others have their photo or initials', async () => {
    const members = [
      member(ACCOUNT.userId, ACCOUNT.fullName),
      { ...member('2', 'Omar Said', false), profilePhoto: '/avatars/lantern.webp' },
    ];
    scriptNetwork({ [LIST]: { data: { ...FAMILY, inviteAction: null, members } } });
    await openFamily();
    const [owner, self, other] = within(
      screen.getByRole('list', { name: 'Who is in the family' }),
    ).getAllByRole('listitem');
    expect(owner?.textContent).toContain('Owner');
    expect(self?.textContent).toContain(`ABLeyla Hasan (you)`);
    expect(other?.textContent).not.toContain('(you)');
    expect(other?.querySelector('img')).toBeTruthy();
    expect(other?.textContent).not.toContain('AB');
    await userEvent.click(button('Leave the family'));
    expect(modal()).toMatchObject({
      name: 'confirm',
      params: { title: 'family.leaveTitle', danger: true },
    });
  });

  test('an owner without members reads that; a child, why there is nothing to do', async () => {
    scriptNetwork({ [LIST]: { data: { ...FAMILY, members: [], invitations: [] } } });
    const texts = async (profileType: 'ADULT' | 'KIDS') => {
      await openFamily(profileType);
      const text = document.body.textContent ?? '';
      cleanup();
      return [
        text.includes('Nobody has joined yet.'),
        text.includes('Open invitations'),
        text.length,
      ];
    };
    const adult = await texts('ADULT');
    expect(adult.slice(0, 2)).toEqual([true, false]);
    const child = await texts('KIDS');
    expect(Number(child[2])).toBeGreaterThan(Number(adult[2]));
  });

  test('a member who may not be removed has no button', { tags: ['FAMILY-05'] }, async () => {
    const members = [member('1', 'Amina Bello', false), member('2', 'Omar Said')];
    scriptNetwork({ [LIST]: { data: { ...FAMILY, inviteAction: null, members } } });
    await openFamily();
    expect(screen.queryByRole('button', { name: 'Remove Amina Bello' })).toBeNull();
    expect(button('Remove Omar Said')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull();
  });
});
