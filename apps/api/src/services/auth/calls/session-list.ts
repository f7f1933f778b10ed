import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { memberOf } from '../flows/member.ts';
import { presentSession } from '../account/present/device.ts';
import { liveSessionsOf } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

/** The live sessions of the account: the current one first, then by last use. */
export const sessionList = handle<AuthWorld, typeof auth.sessionList>(
  auth.sessionList,
  async ({ context, world }) => {
    const { account, session } = await memberOf(world, context);
    const rows = await liveSessionsOf(world.db, account.id, session.id, new Date(world.now()));
    const sessions = rows.map((row) =>
      presentSession(row, { current: row.id === session.id, language: context.language }),
    );
    return { data: sessions.sort((a, b) => Number(b.current) - Number(a.current)) };
  },
);
