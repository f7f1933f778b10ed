import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { FORMATS, LIMITS } from '../support.fixture.ts';
import { loadTicket, type Thread } from './load.ts';
import { TicketPage } from './ticket-page.tsx';

const REPLY = '/notify/support/ticket/reply';
const AT = '2026-11-20T12:00:00Z';
const message = (last: string, part: Partial<Thread['messages'][number]> = {}) => ({
  id: `0f0e6a4e-8a0b-4c55-9c0a-00000000000${last}`,
  author: 'MEMBER' as const,
  text: 'The sound stops.',
  at: AT,
  file: null,
  ...part,
});
const thread = (part: Partial<Thread> = {}): Thread => ({
  ticketId: 'T-100001',
  subject: { title: 'Watching', subject: 'PLAYBACK' },
  state: 'ANSWERED',
  createdAt: AT,
  changedAt: AT,
  messages: [
    message('1', { file: { name: 'a.png', type: 'image/png', size: 1 } }),
    message('2', { author: 'SUPPORT', text: 'Try <b>this</b>\n<script>alert(1)</script>' }),
  ],
  canReply: true,
  ...part,
});
const page = (part: Partial<Thread> = {}) =>
  renderApp(<TicketPage id="T-100001" thread={thread(part)} reason={null} />, {
    start: { account: ACCOUNT },
  });
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send reply' }));

beforeEach(() => {
  sessionStorage.clear();
  useNotifications.setState({ shown: [] });
});

test('a conversation shows who wrote what, and markup is text', () => {
  scriptNetwork({ [LIMITS]: FORMATS });
  page();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^You.*The sound stops\.Attached file: a\.png$/);
  expect(items[1]).toMatch(/^Support.*Try <b>this<\/b>\n<script>alert\(1\)<\/script>$/);
  expect(document.querySelector('li b, li script')).toBeNull();
  expect(screen.getByText('Answered')).toBeTruthy();
});

describe('a reply', () => {
  test('is sent once with a key, is shown, and empties the form', async () => {
    const after = thread({ state: 'OPEN', messages: [message('3', { text: 'Still bad' })] });
    const sent = scriptNetwork({ [LIMITS]: FORMATS, [REPLY]: { data: after } });
    page();
    await userEvent.type(box(), 'Still bad');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Waiting for our reply')).toBeTruthy();
    expect(screen.getByText('Still bad')).toBeTruthy();
    expect(box().value).toBe('');
    const replies = sent.filter(({ path }) => path === REPLY).map(({ body }) => body);
    expect(replies).toEqual([
      { ticketId: 'T-100001', ticketMessage: 'Still bad', replyKey: expect.any(String) },
    ]);
  });

  test('that failed stays, and is sent again with the same key', async () => {
    const sent = scriptNetwork({
      [LIMITS]: FORMATS,
      [REPLY]: refused(503, 'UNAVAILABLE', 'Please try later.'),
    });
    page();
    await userEvent.type(box(), 'Still bad');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Please try later.');
    expect(box().value).toBe('Still bad');
    await send();
    await waitFor(() => expect(sent.filter(({ path }) => path === REPLY)).toHaveLength(2));
    const keys = sent.filter(({ path }) => path === REPLY).map(({ body }) => body['replyKey']);
    expect(keys[0]).toBe(keys[1]);
  });

  test('that is not sent survives a reload, for its member and conversation alone', async () => {
    const after = thread({ state: 'OPEN', messages: [message('3', { text: 'Still bad' })] });
    scriptNetwork({ [LIMITS]: FORMATS, [REPLY]: { data: after } });
    const { unmount } = page();
    await userEvent.type(box(), 'Still bad');
    unmount();
    const other = page({ ticketId: 'T-100002' });
    expect(box().value).toBe('');
    other.unmount();
    const somebody = { account: { ...ACCOUNT, userId: 'somebody else' } };
    const stranger = renderApp(<TicketPage id="T-100001" thread={thread()} reason={null} />, {
      start: somebody,
    });
    expect(box().value).toBe('');
    stranger.unmount();
    const again = page();
    expect(box().value).toBe('Still bad');
    await send();
    expect(await screen.findByText('Waiting for our reply')).toBeTruthy();
    again.unmount();
    page();
    expect(box().value).toBe('');
  });

  test('needs a text, at most 5,000 characters', async () => {
    const sent = scriptNetwork({ [LIMITS]: FORMATS });
    page();
    await userEvent.type(box(), '  ');
    await send();
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(box().maxLength).toBe(5000);
    expect(sent.filter(({ path }) => path === REPLY)).toEqual([]);
  });
});

test('a solved conversation says that a reply opens it, an old one leads to a new message', () => {
  scriptNetwork({ [LIMITS]: FORMATS });
  const { unmount } = page({ state: 'SOLVED' });
  expect(screen.getByText(/Your reply opens this conversation again/)).toBeTruthy();
  unmount();
  page({ state: 'SOLVED', canReply: false });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Write a new message' }).getAttribute('href')).toMatch(
    /customer-support$/,
  );
});

test('guests log in first, and a child’s profile is led to the profiles', () => {
  scriptNetwork({});
  const { unmount } = renderApp(<TicketPage id="T-1" thread={null} reason="guest" />, {
    start: { account: null },
  });
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  unmount();
  renderApp(<TicketPage id="T-1" thread={null} reason="child" />, { start: { account: ACCOUNT } });
  expect(screen.getByText('This page is for grown-ups')).toBeTruthy();
});

test('what a refusal means for the page', async () => {
  const load = (error: object) => {
    const refusal = Object.assign(new Error('no'), error);
    const refuse = async () => {
      throw refusal;
    };
    const api = refuse as unknown as Parameters<typeof loadTicket>[0];
    return loadTicket(api, { params: { id: 'T-1' }, query: new URLSearchParams() });
  };
  const nothing = { id: 'T-1', thread: null };
  expect(await load({ status: 401 })).toEqual({ ...nothing, reason: 'guest' });
  expect(await load({ status: 403, code: 'KIDS_PROFILE' })).toEqual({
    ...nothing,
    reason: 'child',
  });
  await expect(load({ status: 404, code: 'NOT_FOUND' })).rejects.toThrow('no');
});
