import { termsNotices as call } from '@kandil/contract/control/terms';
import { staffPeople } from '@kandil/contract/internal';
import { handle } from '../../../../platform/http/handler.ts';
import type { AuthWorld } from '../../world.ts';
import { presentNotice } from '../present/notice.ts';
import { newestNotices } from '../store/notices.ts';

const MOST_NOTICES = 20;

export const termsNotices = handle<AuthWorld, typeof call>(call, async ({ world }) => {
  const [rows, people] = await Promise.all([
    newestNotices(world.db, MOST_NOTICES),
    world.internal(staffPeople, {}),
  ]);
  const names = Object.fromEntries(people.map(({ id, name }) => [id, name]));
  return { data: { notices: rows.map((row) => presentNotice(row, names, world.now())) } };
});
