import { notify } from '@kandil/contract';
import * as people from '@kandil/contract/control/auth';
import { DEMO_ACCOUNTS, type DemoAccount } from '../../../../demo/accounts.ts';
import type { ProductApp } from '../../../../testing/product-app.ts';
import type { StaffBrowser } from '../../../../testing/staff-app.ts';

/** The id of a demo account. */
export const idOf = (role: DemoAccount['role']): string =>
  DEMO_ACCOUNTS.find((account) => account.role === role)?.userId ?? '';

export const BY_CALL = { kind: 'CALL', text: 'Asked by phone about a receipt' } as const;

export const open = (browser: StaffBrowser, id: string) =>
  browser.call(people.personOpen, { id, reason: BY_CALL });

export interface Entry {
  staff_id: string;
  subject: string | null;
  changes: object;
  reason: string | null;
}

/** The entries of a call in the audit, oldest first, once no note waits in the queue any more. */
export async function entriesOf({ database }: ProductApp, call: string): Promise<Entry[]> {
  const waiting = `select 1 from queue.job where name = 'staff.record-audit' and state < 'completed'`;
  while ((await database.pool.query(waiting)).rows.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const { rows } = await database.pool.query<Entry>(
    'select staff_id, subject, changes, reason from staff.audit where call = $1 order by at',
    [call],
  );
  return rows;
}

/** Sends a ticket as a browser does. @returns its number */
export async function sendTicket({ app }: ProductApp, token: string | null): Promise<string> {
  const body = new FormData();
  body.set('ticketEmail', 'other@kandil.test');
  body.set('ticketMessage', 'A secret of the family.');
  body.set('ticketSubject', 'PLAYBACK');
  body.set('deviceLanguage', 'en');
  const encoded = new Response(body);
  const response = await app.inject({
    method: 'POST',
    url: `/api/notify${notify.supportTicketSave.paths[0]}`,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      authorization: `Bearer ${token}`,
      'x-platform': 'web',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return response.json<{ data: { ticketId: string } }>().data.ticketId;
}

/** Adds accounts that have nothing but a name. @returns their ids */
export async function addNamed({ database }: ProductApp, names: readonly string[]) {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into auth.accounts (id, full_name, language, channel, created_at, confirmed_at)
     select gen_random_uuid(), name, 'en', 'web', now(), now() from unnest($1::text[]) name returning id`,
    [names],
  );
  return rows.map(({ id }) => id);
}
