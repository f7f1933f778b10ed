import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { AT, LEYLA, messageOf, OMAR, ROOM, ticketOf } from './tickets.fixture.ts';
import type { Ticket } from './use-ticket.ts';

const answer = (id: string, language: string, text: string) => ({
  id: `0f0e6a4e-8a0b-4c55-9c0a-0000000000${id}`,
  language,
  title: `${language} ${id}`,
  text,
  version: 1,
  changedAt: AT,
});
const SAVED = {
  data: {
    answers: [answer('31', 'en', 'About {ticket}'), answer('32', 'ar', 'مرحبًا {name}، {title}')],
  },
};
const IN: Answers = {
  '/me': { data: self('support') },
  [ROOM.ticket]: { data: ticketOf() },
  [ROOM.saved]: SAVED,
};
const open = () => openControl('/tickets/T-100001');
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const button = (name: string) => screen.getByRole('button', { name });
const sentTo = (sent: ReturnType<typeof scriptNetwork>, path: string) =>
  sent.filter((request) => request.path === path).map(({ body }) => body);
const after = (part: Partial<Ticket> = {}) =>
  ticketOf({
    version: 2,
    state: 'ANSWERED',
    messages: [messageOf(101), messageOf(102, { author: 'STAFF', by: LEYLA, text: 'Sent text' })],
    ...part,
  });

beforeEach(() => {
  localStorage.clear();
  plugInAuthenticator();
});

test('a thread shows who wrote what; markup is text, and a note looks different', async () => {
  scriptNetwork({
    ...IN,
    [ROOM.ticket]: {
      data: ticketOf({
        messages: [
          messageOf(101, { text: '<img src=x onerror=alert(1)>' }),
          messageOf(102, { author: 'NOTE', by: OMAR, text: 'Careful' }),
          messageOf(103, { author: 'STAFF', by: null, text: 'Hello' }),
        ],
        about: {
          problem: 'SOUND',
          title: 'Harbor',
          seriesId: 7,
          videoId: 12,
          channelId: null,
          position: 3725,
          url: 'http://localhost:3000/en/watch/12?t=3725',
        },
      }),
    },
  });
  open();
  const thread = within(await screen.findByRole('list', { name: 'Messages' }));
  const texts = thread.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Leyla Member3 hours ago<img src=x onerror=alert(1)>',
    'Omar SaidInternal note3 hours agoCareful',
    'Somebody of the staff3 hours agoHello',
  ]);
  expect(document.querySelector('main img')).toBeNull();
  expect(screen.getByText('Harbor')).toBeDefined();
  expect(screen.getByText('· At 1:02:05')).toBeDefined();
});

describe('an answer', () => {
  test('is sent once, empties the composer, and forgets the draft', async () => {
    const sent = scriptNetwork({ ...IN, [ROOM.answer]: { data: after() } });
    open();
    await userEvent.type(await box(), 'Sent text');
    expect(localStorage).toHaveLength(1);
    await userEvent.dblClick(button('Send and solve'));
    await screen.findByText('Your answer is on its way.');
    expect((await box()).value).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(screen.getByRole('list', { name: 'Messages' }).textContent).toContain('Sent text');
    expect(sentTo(sent, ROOM.answer)).toEqual([
      {
        ticketId: 'T-100001',
        version: 1,
        key: expect.any(String),
        text: 'Sent text',
        state: 'SOLVED',
      },
    ]);
  });

  test('that fails stays, and is tried again with the same key; another text has another', async () => {
    const sent = scriptNetwork({
      ...IN,
      [ROOM.answer]: ['offline', refused(503, 'UNAVAILABLE'), { data: after() }],
    });
    open();
    // Enter is a new line.
    await userEvent.type(await box(), 'Hel{Enter}lo{Control>}b{/Control}');
    expect(sentTo(sent, ROOM.answer)).toEqual([]);
    await userEvent.click(button('Send answer'));
    await screen.findByRole('alert');
    await userEvent.click(button('Send answer'));
    expect((await box()).value).toBe('Hel\nlo');
    await userEvent.type(await box(), '!{Control>}{Enter}{/Control}');
    await screen.findByText('Your answer is on its way.');
    const keys = sentTo(sent, ROOM.answer).map(({ key }) => key);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  test('survives a reload, per ticket and person', async () => {
    scriptNetwork(IN);
    const first = open();
    await userEvent.type(await box(), 'Half a tex');
    await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
    first.unmount();
    const again = open();
    expect((await box()).value).toBe('Half a tex');
    expect(screen.getByRole('textbox', { name: 'Note for the staff' })).toBeDefined();
    again.unmount();
    scriptNetwork({ ...IN, '/me': { data: self('support', { id: OMAR.id }) } });
    open();
    expect((await box()).value).toBe('');
  });

  test('is not lost when somebody else answered meanwhile, and says what changed', async () => {
    const other = messageOf(103, { author: 'STAFF', by: OMAR, text: 'By Omar' });
    const now = after({ version: 3, owner: OMAR, messages: [messageOf(101), other] });
    const sent = scriptNetwork({
      ...IN,
      [ROOM.ticket]: [{ data: ticketOf() }, { data: now }],
      [ROOM.answer]: [refused(409, 'TICKET_CHANGED'), { data: after({ version: 4 }) }],
    });
    open();
    await userEvent.type(await box(), 'Mine');
    await userEvent.click(button('Send answer'));
    const notice = await screen.findByText(/Omar Said answered/);
    expect(notice.textContent).toBe(
      'Omar Said answered. Its state is now Answered. Its owner is now Omar Said. Your text is still here: read the changes, then send it again.',
    );
    expect(screen.getByText('By Omar')).toBeDefined();
    expect((await box()).value).toBe('Mine');
    await userEvent.click(button('Send answer'));
    await screen.findByText('Your answer is on its way.');
    expect(sentTo(sent, ROOM.answer).map(({ version }) => version)).toEqual([1, 3]);
    expect(screen.queryByText(/Omar Said answered/)).toBeNull();
  });

  test('of nothing, or of more than 5,000 characters, is not sent', async () => {
    const sent = scriptNetwork(IN);
    open();
    const field = await box();
    await userEvent.click(button('Send answer'));
    expect(screen.getByText('Write something first.')).toBeDefined();
    expect(document.activeElement).toBe(field);
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(5002));
    expect(screen.getByText('Too long by 2 characters.')).toBeDefined();
    expect(screen.getByText('5002 of 5000 characters')).toBeDefined();
    await userEvent.click(button('Send answer'));
    expect(sentTo(sent, ROOM.answer)).toEqual([]);
  });
});

test('saved answers begin with the member’s language; a fact that is missing is marked and not sent', async () => {
  const sent = scriptNetwork({ ...IN, [ROOM.note]: { data: after() } });
  open();
  const choice = await screen.findByLabelText('Saved answers');
  expect(
    within(choice)
      .getAllByRole('group')
      .map((group) => group.getAttribute('label')),
  ).toEqual(['Arabic', 'English']);
  await userEvent.selectOptions(choice, 'ar 32');
  expect((await box()).value).toBe('مرحبًا Leyla Member، {title}');
  expect(screen.getByText('No fact for {title}. Replace it before you send.')).toBeDefined();
  expect((await box()).getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(button('Send answer'));
  expect(sentTo(sent, ROOM.answer)).toEqual([]);
  await userEvent.selectOptions(choice, 'en 31');
  expect((await box()).value).toMatch(/\{title\}\n\nAbout T-100001$/);
  // A note may name placeholders.
  await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
  expect(screen.queryByRole('button', { name: 'Send and solve' })).toBeNull();
  await userEvent.click(button('Add note'));
  await screen.findByText('The note was added.');
  expect(sentTo(sent, ROOM.note)).toMatchObject([{ ticketId: 'T-100001' }]);
});

test('a ticket is taken, solved, and shown as it is when somebody was faster', async () => {
  const taken = ticketOf({ version: 2, owner: LEYLA });
  const sent = scriptNetwork({
    ...IN,
    [ROOM.ticket]: [
      { data: ticketOf() },
      { data: ticketOf({ version: 3, state: 'SOLVED', owner: LEYLA, dueAt: null }) },
    ],
    [ROOM.assign]: { data: taken },
    [ROOM.state]: refused(409, 'TICKET_CHANGED'),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Take it' }));
  await screen.findByText('T-100001 now belongs to Leyla Hasan.');
  expect(sentTo(sent, ROOM.assign)).toEqual([
    { ticketId: 'T-100001', version: 1, ownerId: LEYLA.id },
  ]);
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
  await userEvent.click(button('Solve'));
  await screen.findByText('Its state is now Solved');
  expect(button('Reopen')).toBeDefined();
});

test('a role that was lowered meanwhile keeps the draft on this device', async () => {
  scriptNetwork({
    ...IN,
    '/me': [{ data: self('support') }, { data: self('editor') }],
    [ROOM.answer]: refused(403, 'FORBIDDEN'),
  });
  open();
  await userEvent.type(await box(), 'Hello');
  await userEvent.click(button('Send answer'));
  await screen.findByText('This section is not part of your role');
  expect(JSON.stringify(localStorage)).toContain('Hello');
});

test('a ticket that is gone says so', async () => {
  scriptNetwork({ ...IN, [ROOM.ticket]: refused(404, 'NOT_FOUND') });
  open();
  expect(await screen.findByText('There is no such ticket')).toBeDefined();
});
