import { found } from '@kandil/contract';
import { person as call } from '@kandil/contract/control/auth';
import { handle } from '../../../../platform/http/handler.ts';
import { accountById } from '../../store/accounts.ts';
import { setAsideOf } from '../../store/set-aside.ts';
import type { AuthWorld } from '../../world.ts';
import { plansOf } from '../flows/find.ts';
import { openUntil } from '../flows/looks.ts';
import { presentLine, presentOpened, presentSetAside } from '../present/person.ts';
import { accountPartsOf } from '../store/account.ts';
import { personsById } from '../store/people.ts';

export const person = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    const row = found((await personsById(world.db, [id]))[0]);
    const [until, aside, plans] = await Promise.all([
      openUntil(world, context, id),
      setAsideOf(world.db, id, new Date(world.now())),
      plansOf(world, [row]),
    ]);
    const line = presentLine(row, plans ?? new Map());
    const setAside = aside ? presentSetAside(aside) : null;
    if (!until) return { data: { line, opened: null, setAside } };
    const [account, parts] = await Promise.all([
      accountById(world.db, id),
      accountPartsOf(world.db, id, new Date(world.now())),
    ]);
    const opened = presentOpened(found(account), parts);
    return { data: { line, opened: { ...opened, until: until.toISOString() }, setAside } };
  },
);
