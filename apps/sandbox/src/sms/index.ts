import { join } from 'node:path';
import { openBox } from '../box/box.ts';
import { fileJournal, noJournal } from '../box/journal.ts';
import type { Party, PartyContext } from '../party.ts';
import { smsApi } from './api.ts';
import { smsPages } from './pages.ts';
import type { Sms } from './sms.ts';

/** The SMS gateway: accepts every text message over HTTP and shows it. */
export async function openSms({ dataDir, faults }: PartyContext): Promise<Party> {
  const box = await openBox<Sms>(dataDir ? fileJournal(join(dataDir, 'sms.jsonl')) : noJournal());
  return {
    name: 'sms',
    title: 'Text messages',
    about: 'Takes every text message the product sends, over HTTP, whoever it is for.',
    page: '/texts',
    faults: ['down', 'slow'],
    routes: (app, sections) => {
      smsApi(app, box, faults);
      smsPages(app, box, sections);
    },
    count: () => box.list().length,
    close: () => box.close(),
  };
}
