import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNTS, type DemoAccount } from '../../../demo/accounts.ts';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import { dueAt } from '../rules/due.ts';
import type { Executor, NewTicket, NotifyTables } from './tables.ts';
import { insertMessage } from './threads.ts';
import { insertTicket } from './tickets.ts';

const HOUR = 3_600_000;

/** A message to support as somebody of the demo has written it. */
interface DemoTicket extends Pick<NewTicket, 'subject' | 'message' | 'language'> {
  role: DemoAccount['role'];
  /** Hours before now. */
  ago: number;
  device: string;
  /** About the video of the demo's report. */
  report?: Required<Pick<NewTicket, 'problem' | 'position'>>;
  /** What the member wrote later, and when; the ticket is solved then. */
  thanks?: { text: string; ago: number };
}

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36';

const TICKETS: readonly DemoTicket[] = [
  {
    role: 'suspended',
    ago: 30,
    subject: 'PAYMENT',
    language: 'en',
    device: WINDOWS,
    message:
      'My bank sent me a new card and your last charge failed. I have entered the new number twice, but my plan is still on hold. Can you see what is missing? We had planned to watch together this evening.',
  },
  {
    role: 'canceled',
    ago: 3,
    subject: 'PAYMENT',
    language: 'ar',
    device: IPHONE,
    message:
      'السلام عليكم. ألغيت اشتراكي قبل أيام، وما زالت الصفحة تقول إن عندي أيامًا متبقية. هل سيُخصم مني شيء عند انتهائها؟ وأريد نسخة من آخر إيصال. جزاكم الله خيرًا.',
  },
  {
    role: 'member',
    ago: 20,
    subject: 'TITLE',
    language: 'en',
    device: ANDROID,
    report: { problem: 'SUBTITLES', position: 95 },
    message:
      'The English subtitles run ahead of the speech from here on, about two seconds. I follow the Turkish with them, so I lose the thread. The first episode was fine.',
  },
  {
    role: 'free',
    ago: 5,
    subject: 'TITLE',
    language: 'ar',
    device: ANDROID,
    report: { problem: 'SUBTITLES', position: 97 },
    message: 'الترجمة العربية تسبق الكلام في هذه الحلقة، وقبل نهايتها تختفي تمامًا.',
  },
  {
    role: 'member',
    ago: 9,
    subject: 'SUGGESTION',
    language: 'en',
    device: ANDROID,
    message:
      'Please add more series about the Seljuks, with the Turkish sound and not only dubbed. And could the cast show which other series an actor was in?',
  },
  {
    role: 'suspended',
    ago: 74,
    subject: 'TELEVISION',
    language: 'en',
    device: WINDOWS,
    message: 'The television shows a code, but the page says that it does not know it.',
    thanks: { text: 'It works now: I had typed a zero for the letter O. Thank you!', ago: 71 },
  },
];

/**
 * Writes the demo's messages to support that are missing, dated from now, so that the inbox of the control room is not empty.
 * No mail is sent for them. What was done with them survives a restart.
 * @param videoId what the reports are about; absent: the catalogue does not have it, and they are left out
 */
export async function seedDemoTickets(
  database: Database,
  now: () => number,
  videoId: number | undefined,
): Promise<void> {
  const db = schemaOf<NotifyTables>(database, 'notify');
  for (const [place, ticket] of TICKETS.entries())
    if (!ticket.report || videoId !== undefined)
      await transaction(db, (trx) => seedOne(trx, place, { ticket, now: now(), videoId }));
}

/** The same at every start, so that a message is written once. */
const keyOf = (place: number): string =>
  `d3a00000-0000-4000-8000-${String(100 + place).padStart(12, '0')}`;

interface Seed {
  ticket: DemoTicket;
  now: number;
  videoId: number | undefined;
}

/** A ticket as the service stores one. */
function rowOf(place: number, { ticket, now, videoId }: Seed): NewTicket {
  const { role, ago, subject, message, language, device, report } = ticket;
  const { userId = '', email = '' } = DEMO_ACCOUNTS.find((each) => each.role === role) ?? {};
  const at = now - ago * HOUR;
  return {
    id: randomUUID(),
    user_id: userId,
    ticket_key: keyOf(place),
    email,
    subject,
    message,
    language,
    device_language: language,
    platform: 'web',
    app_version: null,
    user_agent: device,
    ...(report && { ...report, video_id: videoId ?? null }),
    created_at: new Date(at),
    changed_at: new Date(at),
    due_at: dueAt(subject, at),
  };
}

async function seedOne(trx: Executor, place: number, seed: Seed): Promise<void> {
  const { thanks } = seed.ticket;
  const row = rowOf(place, seed);
  if (!thanks) return void (await insertTicket(trx, row));
  const at = new Date(seed.now - thanks.ago * HOUR);
  const solved = { state: 'SOLVED', changed_at: at, solved_at: at, due_at: null } as const;
  if (!(await insertTicket(trx, { ...row, ...solved }))) return;
  await insertMessage(trx, {
    id: randomUUID(),
    ticket_id: row.id,
    author: 'MEMBER',
    text: thanks.text,
    message_key: randomUUID(),
    created_at: at,
  });
}
