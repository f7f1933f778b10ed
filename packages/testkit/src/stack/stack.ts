import { generateSecrets } from '@kandil/api';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onCore } from './core.ts';
import { freePorts } from './ports.ts';
import { fillFolder } from './prepared-folder.ts';

const MAIN = resolve(import.meta.dirname, '../../../../apps/server/src/main.ts');
const READY_TIMEOUT_MS = 60_000;

export interface StackOptions {
  /** Settings other than ports and data folder, e.g. `{ AVOD_ENABLED: 'false' }`. */
  env?: Record<string, string>;
  /** Uses this folder and keeps it; by default a temporary one is made and removed. */
  dataDir?: string;
  /** Ports to use again after a restart. */
  ports?: { web: number; sandbox: number };
  /** Starts on an empty folder; by default on a copy of one that is prepared once per run. */
  isFirst?: boolean;
  /** The core it runs on with all that it starts, on Linux. */
  core?: number | undefined;
  /** Options of Node; by default those of `npm start`. */
  nodeOptions?: readonly string[];
}

export interface Stack {
  url: string;
  sandboxUrl: string;
  /** Of the control room. */
  controlUrl: string;
  dataDir: string;
  ports: { web: number; sandbox: number };
  process: ChildProcess;
  /** Everything the process has printed. */
  output(): string;
  /** Stops it as Ctrl-C does, and removes its temporary data folder. */
  stop(): Promise<number | null>;
  /** `kill -9`; the data folder stays. */
  kill(): Promise<void>;
}

/** Settings that need an empty data folder. */
const NOT_PREPARED = ['DATABASE_URL', 'KANDIL_DEMO'];

/** As `scripts/run.mjs` starts the product: a large young generation is collected less often. */
const AS_STARTED = ['--min-semi-space-size=16'];

const commandOf = ({ core, nodeOptions = AS_STARTED }: StackOptions) =>
  onCore(core, [process.execPath, ...nodeOptions, MAIN]);

/** Starts the product as `npm start` does, as a process on free ports, and waits until it is ready. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const [pay = 0, control = 0, web = 0, sandbox = 0] = [
    ...(await freePorts(options.ports ? 2 : 4)),
    ...(options.ports ? [options.ports.web, options.ports.sandbox] : []),
  ];
  const ownFolder = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'kandil-stack-')));
  await prepareFolder(dataDir, options);
  const child = spawn(...commandOf(options), {
    env: {
      ...process.env,
      KANDIL_DEMO: 'true',
      LOG_LEVEL: 'warn',
      // The demo reports errors to the sandbox; a test that looks at them turns it on.
      SENTRY_ERROR_SAMPLE: '0',
      SENTRY_TRACE_SAMPLE: '0',
      // In the `test` of Vitest, React renders with its slow development checks.
      NODE_ENV: 'production',
      ...options.env,
      PORT: String(web),
      SANDBOX_PORT: String(sandbox),
      PAY_PORT: String(pay),
      CONTROL_PORT: String(control),
      KANDIL_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const exited = new Promise<number | null>((done) => child.once('exit', done));

  const stack: Stack = {
    url: `http://localhost:${web}`,
    sandboxUrl: `http://localhost:${sandbox}`,
    controlUrl: `http://localhost:${control}`,
    dataDir,
    ports: { web, sandbox },
    process: child,
    output: () => printed,
    async stop() {
      child.kill('SIGINT');
      const code = await exited;
      // On a busy machine the database ends a little later, and writes until then.
      const patience = { maxRetries: 20, retryDelay: 100 };
      if (ownFolder) await rm(dataDir, { recursive: true, force: true, ...patience });
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
  await untilReady(stack);
  return stack;
}

/** Fills the folder as an earlier start would have. */
async function prepareFolder(dataDir: string, { isFirst, env = {} }: StackOptions): Promise<void> {
  const isPrepared = !isFirst && !NOT_PREPARED.some((name) => name in env);
  if (isPrepared) await fillFolder(dataDir);
  // Nodes on an outside database generate no keys.
  if (env['DATABASE_URL']) generateSecrets(join(dataDir, 'secrets'));
}

/** The first line of the banner. */
const READY = 'Kandil is ready';

/** Waits for the banner: asking the server again and again would slow its start down. */
async function untilReady({ process: child, output, kill }: Stack): Promise<void> {
  const late = setTimeout(() => void kill(), READY_TIMEOUT_MS);
  const isReady = new Promise<boolean>((done) => {
    child.once('exit', () => done(false));
    child.stdout?.on('data', () => output().includes(READY) && done(true));
  });
  try {
    if (await isReady) return;
  } finally {
    clearTimeout(late);
  }
  throw new Error(`the product did not start:\n${output()}`);
}
