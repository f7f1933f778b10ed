import type { Redis } from 'iovalkey';
import { Gauge } from 'prom-client';
import type { Log } from '../log.ts';
import { counts } from '../metrics/registry.ts';
import { StartupError } from '../startup-error.ts';
import type { State } from './index.ts';

/** Milliseconds after which the caller continues without an answer. */
const COMMAND_TIMEOUT = 100;
/** Consecutive failures that open the circuit breaker. */
const FAILURES = 3;
const BREAK = 5_000;

const up = new Gauge({
  name: 'kandil_valkey_up',
  help: '1 while the shared state answers',
  registers: [counts],
});
up.remove(); // a product without Valkey does not show it
const setUp = (isUp: boolean) => up.set(isUp ? 1 : 0);

/** Atomic INCRBY; the first addition sets the expiry. */
const ADD_SCRIPT = `
local value = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[2])
  redis.call('PEXPIRE', KEYS[1], left)
end
return { value, left }`;

/** State in a Valkey; only this file loads the client. Connects in the background. */
export async function openValkey(url: string, log: Log): Promise<State> {
  if (!URL.canParse(url) || !/^(redis|valkey)s?:$/.test(new URL(url).protocol)) {
    throw new StartupError(
      'VALKEY_URL is not the address of a Valkey: it looks like redis://user:password@host:6379.',
    );
  }
  const { Redis: Client } = await import('iovalkey');
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    retryStrategy: (attempt: number) => Math.min(2_000, attempt * 100),
    keyPrefix: 'kandil:',
  };
  const address = url.replace(/^valkey/, 'redis');
  const client = new Client(address, { ...options, commandTimeout: COMMAND_TIMEOUT });
  // Nobody waits for a subscription, so it has no timeout. The library's own renewal ends the process when it fails.
  const listening = new Client(address, { ...options, autoResubscribe: false });
  setUp(false);
  reportConnection(client, log);
  listening.on('error', () => {}); // the first client reports it
  return valkeyState(client, subscriptions(listening, log));
}

/** The channels that this process listens to, subscribed again at each connection. */
function subscriptions(listening: Redis, log: Log) {
  const channels = new Map<string, Set<(message: string) => void>>();
  listening.on('message', (channel: string, message: string) => {
    for (const listener of channels.get(channel) ?? []) listener(message);
  });
  const request = (names: readonly string[]) =>
    listening.subscribe(...names).catch((error: unknown) => {
      if (listening.status !== 'ready') return; // the next connection requests all of them
      log.warn({ err: error, channels: names }, 'Valkey refused a subscription; connecting again');
      listening.disconnect(true);
    });
  listening.on('ready', () => {
    if (channels.size > 0) void request([...channels.keys()]);
  });
  return {
    add(channel: string, listener: (message: string) => void): () => void {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      if (listeners.size === 1 && listening.status === 'ready') void request([channel]);
      return () => void listeners.delete(listener);
    },
    close: () => listening.disconnect(),
  };
}

function valkeyState(client: Redis, subscribed: ReturnType<typeof subscriptions>): State {
  const ask = circuitBreaker(client);
  return {
    get: (key) =>
      ask(() => client.get(key)).then(
        (value) => value ?? undefined,
        () => undefined,
      ),
    set: (key, value, seconds) =>
      ask(() => client.set(key, value, 'PX', Math.max(1, Math.round(seconds * 1000)))).then(
        ignore,
        ignore,
      ),
    delete: (key) => ask(() => client.del(key)).then(ignore, ignore),
    async add(key, amount, seconds) {
      const [value, expiresIn] = (await ask(() =>
        client.eval(ADD_SCRIPT, 1, key, amount, Math.round(seconds * 1000)),
      )) as [number, number];
      return { value, expiresIn };
    },
    publish: (channel, message) => ask(() => client.publish(channel, message)).then(ignore, ignore),
    subscribe: async (channel, listener) => subscribed.add(channel, listener),
    async close() {
      client.disconnect();
      subscribed.close();
    },
  };
}

const ignore = () => {};

/** Circuit breaker: refuses at once for 5 s after three consecutive failures, so that a slow store rarely costs its timeout. */
function circuitBreaker(client: Redis) {
  let failures = 0;
  let closedUntil = 0;
  client.on('ready', () => (closedUntil = 0));
  return async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    if (performance.now() < closedUntil) throw new Error('the shared state is away');
    try {
      const answer = await question();
      failures = 0;
      setUp(true);
      return answer;
    } catch (error) {
      failures += 1;
      if (failures >= FAILURES) {
        closedUntil = performance.now() + BREAK;
        setUp(false);
      }
      throw error;
    }
  };
}

function reportConnection(client: Redis, log: Log): void {
  let away = false;
  client.on('error', (error: Error) => {
    if (!away) log.warn({ err: error }, 'Valkey is away; limits are counted in this process');
    away = true;
    setUp(false);
  });
  client.on('ready', () => {
    if (away) log.info('Valkey is back');
    away = false;
    setUp(true);
  });
}
