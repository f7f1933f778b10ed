import { found } from '@kandil/contract';
import { person as call } from '@kandil/contract/control/auth';
import { handle } from '../../../../platform/http/handler.ts';
import { accountById } from '../../store/accounts.ts';
import type { AuthWorld } from '../../world.ts';
import { plansOf } from '../flows/find.ts';
import { openUntil } from '../flows/looks.ts';
import { presentLine, presentOpened } from '../present/person.ts';
import { accountPartsOf } from '../store/account.ts';
import { personsById } from '../store/people.ts';

export const person = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    const row = found((await personsById(world.db, [id]))[0]);
    const [until, plans] = await Promise.all([
      openUntil(world, context, id),
      plansOf(world, [row]),
    ]);
    const line = presentLine(row, plans ?? new Map());
    if (!until) return { data: { line, opened: null } };
    const [account, parts] = await Promise.all([
      accountById(world.db, id),
      accountPartsOf(world.db, id, new Date(world.now())),
    ]);
    const opened = presentOpened(found(account), parts);
    return { data: { line, opened: { ...opened, until: until.toISOString() } } };
  },
);
