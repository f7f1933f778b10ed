import { join } from 'node:path';
import { openBox } from '../box/box.ts';
import { fileJournal, noJournal } from '../box/journal.ts';
import type { Party, PartyContext } from '../party.ts';
import { codesIn, linksIn } from '../web/text.ts';
import { smsApi, type Sms } from './api.ts';
import { smsPages } from './pages.ts';

interface SmsParty extends Party {
  /** A text message of another sender to a phone. */
  receive: (msisdn: string, text: string, reference: string) => Promise<void>;
}

/** The SMS gateway: accepts every text message over HTTP and shows it. */
export async function openSms({ dataDir, faults }: PartyContext): Promise<SmsParty> {
  const box = await openBox<Sms>(dataDir ? fileJournal(join(dataDir, 'sms.jsonl')) : noJournal());
  return {
    name: 'sms',
    title: 'Text messages',
    about: 'Takes every text message that the product sends, over HTTP, to any number.',
    page: '/texts',
    faults: ['down', 'slow'],
    routes: (app, sections) => {
      smsApi(app, box, faults);
      smsPages(app, box, sections);
    },
    receive: async (msisdn, text, reference) => {
      await box.add({ to: [msisdn], text, reference, links: linksIn(text), codes: codesIn(text) });
    },
    count: () => box.list().length,
    close: () => box.close(),
  };
}
