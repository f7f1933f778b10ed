import { openBox } from '../box/box.ts';
import { noJournal } from '../box/journal.ts';
import type { Party, PartyContext } from '../party.ts';
import { PARTY, pushApi, type PushMessage } from './api.ts';
import { PAGE, pushPages } from './pages.ts';
import { createSubscriptions } from './subscriptions.ts';

/** A push service of browsers: subscriptions, and messages that only their keys can read. */
export async function openPush({ faults }: Pick<PartyContext, 'faults'>): Promise<Party> {
  const box = await openBox<PushMessage>(noJournal());
  const subscriptions = createSubscriptions();
  return {
    name: PARTY,
    title: 'Notifications',
    about:
      'Takes web push messages (RFC 8030) for the subscriptions that it gives, and decrypts them.',
    page: PAGE,
    faults: ['down', 'slow', 'rejects'],
    routes: (app, sections) => {
      pushApi(app, { box, subscriptions, faults });
      pushPages(app, box, sections);
    },
    count: () => box.list().length,
    close: () => box.close(),
  };
}
