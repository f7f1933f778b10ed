import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePorts } from './ports.ts';

const MAIN = resolve(import.meta.dirname, '../../../../apps/server/src/main.ts');
const READY_TIMEOUT_MS = 60_000;

export interface StackOptions {
  /** Settings other than ports and data folder, e.g. `{ AVOD_ENABLED: 'false' }`. */
  env?: Record<string, string>;
  /** Uses this folder and keeps it; by default a temporary one is made and removed. */
  dataDir?: string;
  /** Ports to use again after a restart. */
  ports?: { web: number; sandbox: number };
}

export interface Stack {
  url: string;
  sandboxUrl: string;
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

/** Starts the product as `npm start` does, as a process on free ports, and waits until it is ready. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const [web = 0, sandbox = 0] = options.ports
    ? [options.ports.web, options.ports.sandbox]
    : await freePorts(2);
  const ownFolder = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'kandil-stack-')));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      KANDIL_DEMO: 'true',
      LOG_LEVEL: 'warn',
      // In the `test` of Vitest, React renders with its slow development checks.
      NODE_ENV: 'production',
      ...options.env,
      PORT: String(web),
      SANDBOX_PORT: String(sandbox),
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
    dataDir,
    ports: { web, sandbox },
    process: child,
    output: () => printed,
    async stop() {
      child.kill('SIGINT');
      const code = await exited;
      if (ownFolder) await rm(dataDir, { recursive: true, force: true });
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

async function untilReady(stack: Stack): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (stack.process.exitCode === null && Date.now() < deadline) {
    const ready = await fetch(`http://127.0.0.1:${stack.ports.web}/readyz`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  if (stack.process.exitCode === null) await stack.kill();
  throw new Error(`the product did not start:\n${stack.output()}`);
}
