import { PRIORITIES, type Priority, Refusal } from '@kandil/contract';
import { expect, test } from 'vitest';
import { admission } from './admission.ts';

/** An admission on a clock and an event loop that the test turns. */
function setup() {
  let clock = 0;
  let steps: (() => void)[] = [];
  let timers: { at: number; run: () => void }[] = [];
  const reports: number[] = [];
  const requests = admission({
    now: () => clock,
    defer: (step) => void steps.push(step),
    later: (step) => void timers.push({ at: clock + 20, run: step }),
    random: () => 0.99,
    onRefusals: (count) => void reports.push(count),
  });
  const pass = (ms: number) => void (clock += ms);

  /** One turn of the event loop: the time that its input takes, then the steps, each with what it starts. */
  async function turn(input = 1): Promise<void> {
    pass(input);
    const fired = timers.filter(({ at }) => at <= clock);
    timers = timers.filter(({ at }) => at > clock);
    for (const { run } of fired) run();
    const due = steps;
    steps = [];
    for (const step of due) {
      step();
      await settled();
    }
  }

  /** Sends a request that computes so long once it starts; remembers what became of it. */
  function send(kind: Priority | 'rendering', cost = 0, { stays = false, isLight = false } = {}) {
    const sent = { kind, state: 'waiting', retryAfter: 0, leave: () => undefined as void };
    const entered = kind === 'rendering' ? requests.render() : requests.enter(kind, isLight);
    entered.then(
      (leave) => {
        sent.state = 'started';
        sent.leave = leave;
        pass(cost);
        if (!stays) leave();
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        Object.assign(sent, { state: error.code, retryAfter: error.details.retryAfter });
      },
    );
    return sent;
  }

  const isIdle = () => steps.length === 0;
  return { requests, pass, turn, send, reports, isIdle, now: () => clock };
}

/** Until the promises of a step have settled. */
const settled = () => new Promise((done) => setImmediate(done));

type SentRequest = ReturnType<ReturnType<typeof setup>['send']>;
const states = (sent: readonly SentRequest[]) => sent.map(({ state }) => state);
const shareOf = (sent: readonly SentRequest[], state: string) =>
  sent.filter((each) => each.state === state).length / sent.length;

test('in one turn the most urgent start first, and playback before the turn', async () => {
  const { send, turn, requests } = setup();
  const order: string[] = [];
  for (const kind of PRIORITIES.toReversed())
    void requests.enter(kind).then(() => order.push(kind));
  await settled();
  expect(order).toEqual(['playback']);
  await turn();
  expect(order).toEqual(['playback', 'account', 'catalogue', 'extra']);
  const late = send('catalogue');
  expect(late.state).toBe('waiting');
});

test('light ones start at once, so many in a turn, and those that wait have their time', async () => {
  const { requests, send, turn } = setup();
  const started = () => Array.from({ length: 200 }, requests.startsAtOnce).filter(Boolean).length;
  expect(started()).toBe(128);
  expect(started()).toBe(0);
  await turn();
  expect(requests.startsAtOnce()).toBe(true);
  const waits = send('catalogue');
  expect([started(), waits.state]).toEqual([127, 'waiting']);
  await turn();
  expect([waits.state, started()]).toEqual(['started', 128]);
});

test('one page is rendered in a turn, and what is less urgent waits until none waits', async () => {
  const { send, turn } = setup();
  const sent = [send('extra'), send('rendering'), send('rendering'), send('catalogue')];
  await turn();
  expect(states(sent)).toEqual(['waiting', 'started', 'waiting', 'started']);
  await turn();
  expect(states(sent)).toEqual(['started', 'started', 'started', 'started']);
});

test('a turn starts work for five milliseconds, but always something', async () => {
  const { send, turn, now } = setup();
  const small = Array.from({ length: 20 }, () => send('catalogue', 1));
  await turn(0);
  expect([shareOf(small, 'started'), now()]).toEqual([5 / 20, 5]);
  const { send: sendAlone, turn: turnAlone } = setup();
  const large = [sendAlone('catalogue', 80), sendAlone('catalogue', 80)];
  await turnAlone(60);
  expect(states(large)).toEqual(['started', 'waiting']);
});

test('a burst, or a pause of the machine, is served in full', async () => {
  const { send, turn } = setup();
  const burst = PRIORITIES.flatMap((kind) => Array.from({ length: 100 }, () => send(kind, 1)));
  await turn(900);
  for (let count = 0; count < 80; count += 1) await turn(0);
  expect(new Set(states(burst))).toEqual(new Set(['started']));
});

/** Sends one request of each kind in each turn of this length, for half a minute by default. */
async function underLoad(input: number, duration = 30_000) {
  const loop = setup();
  const sent: (SentRequest & { at: number })[] = [];
  while (loop.now() < duration) {
    const at = loop.now();
    for (const kind of PRIORITIES) sent.push(Object.assign(loop.send(kind), { at }));
    await loop.turn(input);
  }
  // The first seconds may be a burst.
  const ofLast = sent.filter(({ at, state }) => at > 10_000 && state !== 'waiting');
  const shares = PRIORITIES.map((kind) => [
    kind,
    shareOf(
      ofLast.filter((each) => each.kind === kind),
      'BUSY',
    ),
  ]);
  return { ...loop, sent, refused: Object.fromEntries(shares) as Record<Priority, number> };
}

test.each([
  [200, { playback: 0, account: 0, catalogue: 0, extra: 0 }],
  [800, { playback: 0, account: 0, catalogue: 0, extra: 1 }],
  [1600, { playback: 0, account: 0, catalogue: 1, extra: 1 }],
  [1900, { playback: 0, account: 1, catalogue: 1, extra: 1 }],
])('while turns take %i ms for long, these shares are refused: %j', async (input, expected) => {
  expect((await underLoad(input)).refused).toEqual(expected);
});

test('asked for twice what can be done, a class is served in part, and the more urgent ones whole', async () => {
  const { send, turn, now } = setup();
  const every = { playback: 10, account: 10, catalogue: 5, extra: 20 };
  const costs = { playback: 0, account: 1, catalogue: 10, extra: 1 };
  const sent: SentRequest[] = [];
  for (let from = 0; now() < 40_000;) {
    const to = now();
    for (const kind of PRIORITIES) {
      const count = Math.floor(to / every[kind]) - Math.floor(from / every[kind]);
      for (let each = 0; each < count; each += 1) sent.push(send(kind, costs[kind]));
    }
    from = to;
    await turn();
  }
  const refused = (kind: Priority) =>
    shareOf(
      sent.filter((each) => each.kind === kind),
      'BUSY',
    );
  expect([refused('playback'), refused('account')]).toEqual([0, 0]);
  expect(refused('extra')).toBeGreaterThan(0.8);
  expect(refused('catalogue')).toBeGreaterThan(0.4);
  expect(refused('catalogue')).toBeLessThan(0.7);
});

test('the load gone, nothing more is refused', async () => {
  const { turn, send } = await underLoad(1900);
  await turn();
  const after: SentRequest[] = [];
  for (let count = 0; count < 20; count += 1) {
    after.push(...PRIORITIES.map((kind) => send(kind, 1)));
    await turn(20);
  }
  expect(new Set(states(after))).toEqual(new Set(['started']));
});

test('pages that wait for long are late, until one does not wait', async () => {
  const { requests, send, turn, now } = setup();
  const pages: SentRequest[] = [];
  while (now() < 6000) {
    pages.push(send('rendering', 20), send('rendering', 20));
    await turn();
  }
  expect(requests.isRenderingLate()).toBe(true);
  expect(shareOf(pages, 'started')).toBeGreaterThan(0.4);
  expect(shareOf(pages, 'BUSY')).toBeGreaterThan(0.1);
  while (pages.some(({ state }) => state === 'waiting')) await turn();
  const next = send('rendering');
  await turn();
  expect([next.state, requests.isRenderingLate()]).toEqual(['started', false]);
});

test('so many are answered at the same time; light ones pass, the others wait without a busy loop', async () => {
  const { send, turn, isIdle } = setup();
  const calls = Array.from({ length: 40 }, () => send('catalogue', 0, { stays: true }));
  await turn();
  await turn();
  expect(states(calls).filter((state) => state === 'started')).toHaveLength(32);
  const light = send('catalogue', 0, { isLight: true });
  await turn();
  await turn();
  expect([light.state, isIdle()]).toEqual(['started', true]);
  calls[0]?.leave();
  calls[0]?.leave();
  expect(isIdle()).toBe(false);
  await turn();
  expect(states(calls).filter((state) => state === 'started')).toHaveLength(33);
});

test('those that wait for others to end are refused in the end, also when nothing else happens', async () => {
  const { send, turn, now } = setup();
  for (let count = 0; count < 16; count += 1) send('extra', 0, { stays: true });
  const waiting: SentRequest[] = [];
  while (now() < 30_000) {
    waiting.push(send('extra'), send('extra', 0, { isLight: true }));
    await turn(20);
  }
  const [calls, light] = [
    waiting.filter((_, at) => at % 2 === 0),
    waiting.filter((_, at) => at % 2),
  ];
  expect(shareOf(light, 'started')).toBe(1);
  expect(shareOf(calls, 'BUSY')).toBeGreaterThan(0.9);
});

test('playback is refused only when a thousand reports are being answered', async () => {
  const { requests } = setup();
  const leaves = [];
  for (let count = 0; count < 1000; count += 1) leaves.push(await requests.enter('playback'));
  await expect(requests.enter('playback')).rejects.toMatchObject({ code: 'BUSY' });
  leaves[0]?.();
  await requests.enter('playback');
});

test('a refusal names one to five seconds, and refusals are reported every ten seconds', async () => {
  const { sent, reports, pass, requests } = await underLoad(1900, 12_000);
  const refused = sent.filter(({ state }) => state === 'BUSY');
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set([5]));
  expect(reports).toEqual([1]);
  pass(10_000);
  for (let count = 0; count < 1000; count += 1) await requests.enter('playback');
  await expect(requests.enter('playback')).rejects.toMatchObject({ code: 'BUSY' });
  expect(reports).toEqual([1, refused.length]);
});
