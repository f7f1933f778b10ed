import { notify } from '@kandil/contract';
import { afterAll, expect, test } from 'vitest';
import { openAuthApp, signedUp } from '../../../testing/auth-app.ts';
import { keyed, reply, save } from './tickets.ts';

const app = await openAuthApp({}, { controlOrigin: null });
afterAll(() => app.close());

test('without a control room the operator answers by mail, and there are no threads', async () => {
  const { visitor, email } = await signedUp(app);
  const { token } = visitor;
  const saved = await save(app, { token }, keyed({ ticketEmail: email }));
  const id = String(saved.data.ticketId);
  const named = () => app.mails.filter(({ subject }) => subject.includes(id));
  await expect.poll(() => named().length).toBe(2);
  const [toOperator, toSender] = ['support@kandil.test', email].map((address) =>
    named().find(({ to }) => to === address),
  );
  expect(toOperator?.replyTo).toBe(email);
  expect(toOperator?.text).not.toContain('Control room');
  expect(toSender?.text).toContain('To add something, reply to this message.');
  expect(toSender?.text).not.toContain('/customer-support/');
  expect((await visitor.call(notify.supportTickets, {})).data).toEqual([]);
  expect((await visitor.call(notify.supportTicket, { id })).status).toBe(404);
  expect((await reply(app, { token }, { ticketId: id })).status).toBe(404);
});
