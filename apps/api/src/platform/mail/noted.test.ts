import { expect, test, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { failureOf, notedMail } from './noted.ts';
import type { Mail } from './index.ts';

const MAIL: Mail = {
  id: 'm1',
  to: 'amira@kandil.test',
  template: 'otp',
  language: 'en',
  subject: 'Your code is 123456',
  text: '123456',
  html: '<p>123456</p>',
};

function openNotes(sendMail: (mail: Mail) => Promise<void>, isQueueAway = false) {
  const notes: object[] = [];
  const enqueue = async (_db: unknown, _job: unknown, note: object) => {
    if (isQueueAway) throw new Error('the database is away');
    notes.push(note);
    return true;
  };
  const log = silentLog;
  const send = notedMail({
    sendMail,
    queue: { enqueue: enqueue as never },
    database: { pool: {} as never },
    log,
    now: () => 0,
  });
  return { notes, send };
}

test('a note has neither subject nor text', async () => {
  const { notes, send } = openNotes(async () => {});
  await send(MAIL);
  expect(notes).toEqual([
    {
      id: 'm1',
      to: 'amira@kandil.test',
      template: 'otp',
      language: 'en',
      accountId: null,
      at: '1970-01-01T00:00:00.000Z',
      failure: null,
    },
  ]);
});

test('a failure is noted, and thrown for the retry of the job', async () => {
  const fault = Object.assign(new Error('451 later'), { responseCode: 451 });
  const { notes, send } = openNotes(async () => {
    throw fault;
  });
  await expect(send(MAIL)).rejects.toBe(fault);
  expect(notes).toMatchObject([{ failure: 'BUSY' }]);
});

test('a mail that was sent is not sent again because its note failed', async () => {
  const sendMail = vi.fn<(mail: Mail) => Promise<void>>(async () => {});
  const { send } = openNotes(sendMail, true);
  await send(MAIL);
  expect(sendMail).toHaveBeenCalledTimes(1);
});

test.each([
  [{ responseCode: 550 }, 'REFUSED'],
  [{ responseCode: 421 }, 'BUSY'],
  [{ code: 'ECONNREFUSED' }, 'UNREACHABLE'],
  [{ code: 'ETIMEDOUT' }, 'UNREACHABLE'],
  [{ code: 'EDNS' }, 'UNREACHABLE'],
  [new Error('mail cannot be sent: SMTP_URL is not set'), 'FAULT'],
  [null, 'FAULT'],
])('%j is %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
