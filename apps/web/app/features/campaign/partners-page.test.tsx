import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { type Campaign, standingOf } from './campaign.ts';
import type { Partner } from './load.ts';
import { PartnersPage } from './partners-page.tsx';

const REQUEST = '/partner/register-request';
const SENT = 'A link to sign up is on its way.';
const PARTNER: Partner = {
  slug: 'lantern-radio',
  title: 'Lantern Radio listeners',
  subTitle: 'In partnership',
  description: 'Come and watch.',
  imageUrl: null,
  actionText: 'See the offer',
  promoCode: 'KANDIL80',
};
const PICTURE = {
  src: '/images/titles/our-oven/spotlight.webp',
  width: 1920,
  height: 1080,
  placeholder: 'data:image/webp;base64,UklGRg==',
  color: '#000000',
};
const THUMBNAIL = { '1x': `${PICTURE.src}?w=480`, '2x': `${PICTURE.src}?w=960` };
const EID: Campaign = {
  id: 3,
  code: 'eid-mubarek',
  title: 'Eid Mubarak',
  subTitle: 'Free until 16 May',
  description: 'Our gift for the feast.',
  actionText: 'Watch free until 16 May',
  rules: [{ id: 'free', text: 'The Solo plan is free until 16 May.' }],
  isActive: true,
  thumbnails: { web: THUMBNAIL, mobile: THUMBNAIL },
  art: { wide: PICTURE, phone: PICTURE },
  offer: { promoCode: 'EID', planCode: 'SOLO', periodCode: 'MONTHLY' },
  startsAt: '2026-05-27T00:00:00.000Z',
  endsAt: '2027-05-16T00:00:00.000Z',
};
const field = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const send = () => screen.getByRole('button', { name: 'Send me the link' });

describe('a campaign', () => {
  function campaignAt(now: string, patch: Partial<Campaign> = {}) {
    const campaign = { ...EID, ...patch };
    const standing = standingOf(campaign, Date.parse(now));
    renderApp(<PartnersPage campaign={campaign} standing={standing} />);
  }
  const action = () => screen.queryByRole('link', { name: 'Watch free until 16 May' });

  test('leads to the plans with its promo code while it can be used', async () => {
    campaignAt('2026-11-23');
    expect(action()?.getAttribute('href')).toBe(
      '/subscription-plans?promo-code=EID&planCode=SOLO&periodCode=MONTHLY',
    );
    expect(screen.getByText('This offer ends on May 16, 2027.')).toBeTruthy();
  });

  test('that has no end says nothing of one', async () => {
    campaignAt('2026-11-23', { endsAt: null });
    expect(action()).toBeTruthy();
    expect(screen.queryByText(/This offer/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
  });

  test.each([
    ['has ended', '2027-05-16', {}, /^This offer has ended/],
    ['is inactive', '2026-11-23', { isActive: false }, /^This offer has ended/],
    ['has not begun', '2026-05-01', {}, /^This offer starts on/],
  ])('that %s shows its text without an action', async (_name, now, patch, note) => {
    campaignAt(now, patch);
    expect(action()).toBeNull();
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.getByText('The Solo plan is free until 16 May.')).toBeTruthy();
  });
});

describe('a partner', () => {
  test('leads to the plans with its promo code', () => {
    renderApp(<PartnersPage partner={PARTNER} />);
    const action = screen.getByRole('link', { name: 'See the offer' });
    expect(action.getAttribute('href')).toBe('/subscription-plans?promo-code=KANDIL80');
    expect(screen.getByText('KANDIL80')).toBeTruthy();
  });

  test('may have a picture, in the widths that its art has', () => {
    const picture = () => document.querySelector('img');
    const { unmount } = renderApp(<PartnersPage partner={PARTNER} />);
    expect(picture()).toBeNull();
    unmount();
    renderApp(<PartnersPage partner={{ ...PARTNER, imageUrl: '/images/radio.webp' }} />);
    expect(picture()?.src).toContain('/images/radio.webp');
    expect(picture()?.srcset).toMatch(/ 1920w$/);
  });

  test('without an offer has no action, and members are not asked to sign up', () => {
    const partner = { ...PARTNER, actionText: null, promoCode: null };
    renderApp(<PartnersPage partner={partner} />, { start: { account: ACCOUNT } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
  });

  test('a double click requests one mail', async () => {
    const sent = scriptNetwork({ [REQUEST]: { message: SENT } });
    const user = userEvent.setup();
    renderApp(<PartnersPage partner={PARTNER} />);
    await user.type(field(), ' leyla@kandil.test ');
    await user.dblClick(send());
    expect((await screen.findByRole('status')).textContent).toBe(SENT);
    expect(sent).toMatchObject([
      { method: 'POST', body: { email: 'leyla@kandil.test', channel: 'lantern-radio' } },
    ]);
  });

  test('an error says why and keeps what was typed', async () => {
    const text = 'Please wait a minute.';
    scriptNetwork({ [REQUEST]: refused(429, 'TOO_MANY_REQUESTS', text) });
    const user = userEvent.setup();
    renderApp(<PartnersPage partner={PARTNER} />);
    await user.type(field(), 'leyla@kandil.test');
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(field().value).toBe('leyla@kandil.test');
    // Nothing was sent: it can be tried again at once, and then no more for a minute.
    const sent = scriptNetwork({ [REQUEST]: { message: SENT } });
    await user.click(send());
    expect((await screen.findByRole('status')).textContent).toBe(SENT);
    await user.click(send());
    expect(sent).toHaveLength(1);
    await user.type(field(), 't');
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(2));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(3));
  });

  test('an address without @ is not sent', async () => {
    const sent = scriptNetwork({});
    const user = userEvent.setup();
    renderApp(<PartnersPage partner={PARTNER} />);
    await user.type(field(), 'leyla');
    await user.click(send());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });
});
