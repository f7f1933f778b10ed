import { join } from 'node:path';
import { openBox } from '../box/box.ts';
import { fileJournal, noJournal } from '../box/journal.ts';
import type { Party, PartyContext } from '../party.ts';
import { mailApi } from './api.ts';
import type { Mail } from './mail.ts';
import { mailPages } from './pages.ts';
import type { MailPreviews } from './previews.ts';
import { startSmtp } from './smtp.ts';

/** The mail server: accepts every mail over SMTP and shows it. */
export async function openMail(
  { dataDir, faults, productUrl }: PartyContext,
  port: number,
  previews?: MailPreviews,
): Promise<Party & { url: string }> {
  const box = await openBox<Mail>(dataDir ? fileJournal(join(dataDir, 'mail.jsonl')) : noJournal());
  const smtp = await startSmtp(port, box, faults);
  return {
    name: 'mail',
    title: 'Mail',
    about: 'Takes every mail that the product sends, over SMTP, to any address.',
    page: '/inbox',
    faults: ['down', 'slow', 'rejects'],
    url: smtp.url,
    routes: (app, sections) => {
      mailApi(app, box);
      mailPages(app, box, sections, productUrl, previews);
    },
    count: () => box.list().length,
    close: async () => {
      box.close();
      await smtp.close();
    },
  };
}
