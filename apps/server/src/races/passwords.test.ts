import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeat } from '../../../api/src/testing/rounds.ts';
import {
  logIn,
  newAccount,
  type Nodes,
  PASSWORD,
  RACES,
  type Signed,
  startNodes,
} from './nodes.ts';

let nodes: Nodes;
let account: { id: string; email: string };
beforeAll(async () => {
  nodes = await startNodes();
  account = await newAccount(nodes);
}, 120_000);
afterAll(() => nodes?.close());

const DEVICES = ['device-of-the-son', 'device-of-the-daughter'] as const;

const refresh = ({ refresh: token }: Signed, device: string) =>
  nodes.post('/public/refresh-token', { token }, { device });

/** The tokens of a session after a refresh that may be too late. */
async function refreshedOrNot(signed: Signed, device: string): Promise<Signed> {
  const { data } = await refresh(signed, device);
  return data ? { access: data.accessToken, refresh: data.refreshToken } : signed;
}

async function expectDead(signed: Signed, device: string, what: string): Promise<void> {
  expect((await refresh(signed, device)).status, what).toBe(401);
  expect((await nodes.get('/auth/user', signed.access)).status, what).toBe(401);
}

test(
  'T-A04 T-A05 an acknowledged new password has ended all other sessions, despite concurrent refreshes',
  {
    timeout: 900_000,
  },
  async (context) => {
    let password = PASSWORD;
    let owner = await logIn(nodes, account.email, { password });
    await repeat(context, RACES, async (round) => {
      const others: Signed[] = [];
      for (const device of DEVICES)
        others.push(await logIn(nodes, account.email, { password, device }));
      const newPassword = `lamp-${round}-of-the-night`;
      const body = { currentPassword: password, newPassword };
      const [changed, ...refreshed] = await Promise.all([
        nodes.post('/v2/auth/update-password', body, { token: owner.access }),
        ...DEVICES.map((device, index) => refreshedOrNot(others[index] as Signed, device)),
      ]);
      expect(changed.status, `round ${round}`).toBe(200);
      for (const [index, device] of DEVICES.entries())
        await expectDead(refreshed[index] as Signed, device, `round ${round}, ${device}`);
      await expectDead(owner, 'device-of-the-races', `round ${round}, the tokens before`);
      owner = { access: changed.data.accessToken, refresh: changed.data.refreshToken };
      expect((await nodes.get('/auth/user', owner.access)).status, `round ${round}`).toBe(200);
      password = newPassword;
    });
  },
);
