import { peopleSearch as call } from '@kandil/contract/control/auth';
import { audited } from '../../../../platform/audit.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { staffOf } from '../../../../platform/http/staff.ts';
import { STAFF_SEARCH_LIMIT } from '../../rules/limits.ts';
import type { AuthWorld } from '../../world.ts';
import { findPeople, plansOf } from '../flows/find.ts';
import { presentLine } from '../present/person.ts';

export const peopleSearch = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { term }, context, world }) => {
    await world.limiter.take(STAFF_SEARCH_LIMIT, staffOf(context).id);
    await transaction(world.db, (trx) => audited(world, trx, context, { call }));
    const { kind, rows, hasMore, orphans } = await findPeople(world, term);
    const plans = await plansOf(world, rows);
    const people = rows.map((row) => presentLine(row, plans ?? new Map()));
    return { data: { kind, people, hasMore, plansKnown: plans !== null, orphans } };
  },
);
