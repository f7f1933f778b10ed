import type { Ticket } from './use-ticket.ts';

export const AT = '2026-11-20T12:00:00.000Z';
export const ROOM = {
  list: '/api/notify/staff/tickets',
  ticket: '/api/notify/staff/ticket',
  answer: '/api/notify/staff/ticket/answer',
  note: '/api/notify/staff/ticket/note',
  state: '/api/notify/staff/ticket/state',
  assign: '/api/notify/staff/ticket/assign',
  saved: '/api/notify/staff/saved-answers',
  save: '/api/notify/staff/saved-answers/save',
  delete: '/api/notify/staff/saved-answers/delete',
  reports: '/api/notify/staff/title-reports',
} as const;

export const LEYLA = { id: '0f0e6a4e-8a0b-4c55-9c0a-000000000001', name: 'Leyla Hasan' };
export const OMAR = { id: '0f0e6a4e-8a0b-4c55-9c0a-000000000002', name: 'Omar Said' };

export const messageOf = (
  last: number,
  part: Partial<Ticket['messages'][number]> = {},
): Ticket['messages'][number] => ({
  id: `0f0e6a4e-8a0b-4c55-9c0a-${String(last).padStart(12, '0')}`,
  author: 'MEMBER',
  text: 'The sound stops.',
  at: AT,
  by: null,
  file: null,
  ...part,
});

export const ticketOf = (part: Partial<Ticket> = {}): Ticket => ({
  ticketId: 'T-100001',
  version: 1,
  state: 'OPEN',
  subject: 'PLAYBACK',
  language: 'ar',
  mail: 'leyla@member.test',
  accountId: '0f0e6a4e-8a0b-4c55-9c0a-000000000009',
  name: 'Leyla Member',
  owner: null,
  createdAt: AT,
  dueAt: '2026-11-22T12:00:00.000Z',
  isOverdue: false,
  device: { language: 'ar', platform: 'web', version: '1.2.3', browser: 'Test browser' },
  about: null,
  messages: [messageOf(101)],
  people: [LEYLA, OMAR],
  now: '2026-11-20T15:00:00.000Z',
  ...part,
});
