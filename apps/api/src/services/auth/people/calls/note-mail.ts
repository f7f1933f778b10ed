import { mailNote as call } from '@kandil/contract/internal';
import { handle } from '../../../../platform/http/handler.ts';
import { parseEmail } from '../../rules/address.ts';
import type { AuthWorld } from '../../world.ts';
import { putMail } from '../store/mails.ts';

export const noteMail = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { to, at, ...note }, world }) => {
    const mailKey = parseEmail(to)?.key ?? null;
    await putMail(world.db, { ...note, at: new Date(at), mailKey });
    return { data: null };
  },
);
