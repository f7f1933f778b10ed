import { auth } from '@kandil/contract';
import { ticket as ticketCall, tickets as listCall } from '@kandil/contract/control/notify';
import { audit } from '@kandil/contract/staff';
import type { Role } from '@kandil/contract/staff/permissions';
import { DEMO_ACCOUNTS } from '../../../demo/accounts.ts';
import { openProductApp } from '../../../testing/product-app.ts';
import { openControl, type StaffBrowser } from '../../../testing/staff-app.ts';
import { ACCOUNT_LIMIT } from '../rules/limits.ts';
import { keyed, save } from './tickets.ts';

/** The product with its control room, as tickets need them. */
export async function openRoom() {
  const product = await openProductApp();
  const control = await openControl(product);
  const sent = async (role: 'family' | 'member' | 'free', patch: Record<string, string> = {}) => {
    const visitor = await product.member(role);
    const userId = DEMO_ACCOUNTS.find((account) => account.role === role)?.userId ?? '';
    await product.limiter.reset(ACCOUNT_LIMIT, userId);
    const answer = await save(product, { token: visitor.token }, keyed(patch));
    return { visitor, token: visitor.token, ticketId: String(answer.data.ticketId) };
  };
  return {
    ...product,
    /** Somebody of a role; the same person again, after the clock has moved and the session has ended. */
    staff: (role: Role, mail?: string) => control.member(role, mail),
    /** A ticket of a demo account, however many it has sent. */
    sent,
    /** The family's account, in a session that has entered its child's profile. */
    async child() {
      const visitor = await product.member('family');
      const { data } = await visitor.call(auth.profileList, {});
      const id = data.find(({ profileType }) => profileType === 'KIDS')?.id ?? 0;
      visitor.token = (await visitor.call(auth.profileSelect, { id })).data.accessToken;
      return visitor;
    },
    async close() {
      await control.close();
      await product.close();
    },
  };
}
export type Room = Awaited<ReturnType<typeof openRoom>>;

/** One ticket as somebody of the staff sees it. */
export const looked = async (browser: StaffBrowser, ticketId: string) =>
  (await browser.call(ticketCall, { ticketId })).data;

/** The numbers of a list. */
export async function listed(
  browser: StaffBrowser,
  filter: Parameters<typeof browser.call<typeof listCall>>[1] = {},
) {
  const { data } = await browser.call(listCall, filter);
  return data.tickets.map(({ ticketId }) => ticketId);
}

/** The audit's entries about a ticket, as an administrator reads them. */
export async function entriesOf(browser: StaffBrowser, ticketId: string) {
  const { data } = await browser.call(audit, { subject: `ticket:${ticketId}` });
  return data.entries;
}
