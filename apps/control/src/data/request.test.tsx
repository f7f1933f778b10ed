import { audit, invite, members } from '@kandil/contract/staff';
import { beforeEach, expect, test, vi } from 'vitest';
import { refused, scriptNetwork } from '#src/testing/network.ts';
import { self } from '#src/testing/app.tsx';
import { Cancellation, confirmAgain, useConfirmation } from './confirm.ts';
import { problemText } from './problem.ts';
import { request } from './request.ts';
import { useSession } from './session.ts';

const LINK = { data: { url: 'https://control.test/join#t', expiresAt: '2026-11-20T13:00:00Z' } };
const WHO = { mail: 'new@kandil.test', role: 'editor' } as const;
const asked = () => useConfirmation.getState().open;

beforeEach(() => useSession.getState().begin(self()));

test('a call is a POST of JSON to the same origin, with a body even when it has no fields', async () => {
  const sent = scriptNetwork({ '/members': { data: { members: [], invitations: [] } } });
  expect(await request(members, {})).toEqual({ members: [], invitations: [] });
  expect(sent.map(({ address, body }) => [address, body])).toEqual([['/api/staff/members', {}]]);
  expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  expect(sent[0]?.headers.has('authorization')).toBe(false);
});

test('an act of weight asks for the passkey, and is then made with the same input', async () => {
  const sent = scriptNetwork({ '/invite': [refused(403, 'CONFIRM_REQUIRED'), LINK] });
  const link = request(invite, WHO);
  await expect.poll(asked).not.toBeNull();
  expect(sent).toHaveLength(1);
  asked()?.settle();
  expect(await link).toEqual(LINK.data);
  expect(sent.map(({ body }) => body)).toEqual([WHO, WHO]);
});

test('a cancelled question makes no second attempt', async () => {
  const sent = scriptNetwork({ '/invite': [refused(403, 'CONFIRM_REQUIRED'), LINK] });
  const link = request(invite, WHO).catch((error: unknown) => error);
  await expect.poll(asked).not.toBeNull();
  asked()?.settle(new Cancellation());
  expect(await link).toBeInstanceOf(Cancellation);
  expect(sent).toHaveLength(1);
  expect(asked()).toBeNull();
});

test('it is asked once: a second refusal is final', async () => {
  const sent = scriptNetwork({ '/invite': refused(403, 'CONFIRM_REQUIRED') });
  const link = request(invite, WHO).catch((error: unknown) => error);
  await expect.poll(asked).not.toBeNull();
  asked()?.settle();
  expect(await link).toMatchObject({ name: 'ApiError', code: 'CONFIRM_REQUIRED' });
  expect(sent).toHaveLength(2);
});

test('acts that need the passkey at the same time share one question', async () => {
  const [first, second] = [confirmAgain(), confirmAgain()];
  asked()?.settle();
  await Promise.all([first, second]);
  expect(asked()).toBeNull();
});

test.each(['LOGIN_REQUIRED', 'SESSION_ENDED'] as const)(
  '%s ends the session, and a question that is open',
  async (code) => {
    scriptNetwork({ '/members': refused(401, code) });
    const question = confirmAgain().catch((error: unknown) => error);
    await expect(request(members, {})).rejects.toThrow(code);
    expect(useSession.getState()).toMatchObject({ self: null, reason: 'expired' });
    expect(await question).toBeInstanceOf(Cancellation);
  },
);

test('a call without an answer ends after a minute, and says that there was none', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const late = new DOMException('late', 'TimeoutError');
    return milliseconds === 60_000 ? AbortSignal.abort(late) : new AbortController().signal;
  });
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason as Error) : new Promise(() => {}),
  );
  const error = await request(members, {}).catch((thrown: unknown) => thrown);
  expect(problemText(error)).toMatch(/^The control room does not answer/v);
  expect(timeout).toHaveBeenCalled();
  expect(useSession.getState().self).not.toBeNull();
});

test('a refusal of the input leaves the session', async () => {
  scriptNetwork({ '/members': refused(401, 'WRONG_CREDENTIALS') });
  await expect(request(members, {})).rejects.toThrow('WRONG_CREDENTIALS');
  expect(useSession.getState().self).not.toBeNull();
});

test('after a refused permission the role is read again', async () => {
  scriptNetwork({ '/audit': refused(403, 'FORBIDDEN'), '/me': { data: self('editor') } });
  await expect(request(audit, {})).rejects.toThrow('FORBIDDEN');
  await expect.poll(() => useSession.getState().self?.role).toBe('editor');
});
