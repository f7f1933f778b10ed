import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Stack } from '@kandil/testkit/stack';

const ROOT = resolve(import.meta.dirname, '../..');

/** What a channel of the sandbox's broadcaster does (`apps/sandbox/src/broadcaster/switches.ts`). */
interface Switches {
  missingEach?: number;
  playlist?: 200 | 302 | 403 | 404 | 503;
  cors?: boolean;
  audioOnly?: boolean;
  encrypted?: boolean;
  ads?: boolean;
  ended?: boolean;
}

interface Broadcast {
  asked: { playlists: number; missing: number };
}

/** The sandbox's broadcaster, which has a different origin from the product. */
export function broadcasterOf({ sandboxUrl }: Stack) {
  const at = (channel: string) => `${sandboxUrl}/broadcaster/${channel}`;
  return {
    stream: (channel: string): string => `${at(channel)}/index.m3u8`,
    async set(channel: string, switches: Switches): Promise<void> {
      const answer = await fetch(at(channel), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(switches),
      });
      if (!answer.ok) throw new Error(`the broadcaster answered ${answer.status}`);
    },
    asked: async (channel: string): Promise<Broadcast['asked']> =>
      ((await (await fetch(at(channel))).json()) as Broadcast).asked,
  };
}

/** Imports the demo with streams of another party in the place of channels' programmes, as an operator does. */
export async function importStreams(
  { dataDir }: Stack,
  channels: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const text = await readFile(join(ROOT, 'demo/catalogue.json'), 'utf8');
  const catalogue = JSON.parse(text) as { channels: { code: string }[] };
  for (const channel of catalogue.channels) {
    const urls = channels[channel.code];
    if (urls) Object.assign(channel, { programmes: [], streams: urls.map((url) => ({ url })) });
  }
  const folder = await mkdtemp(join(tmpdir(), 'kandil-catalogue-'));
  try {
    const file = join(folder, 'catalogue.json');
    await writeFile(file, JSON.stringify(catalogue));
    const script = join(ROOT, 'scripts/operate.ts');
    const env = { ...process.env, KANDIL_DATA_DIR: dataDir, LOG_LEVEL: 'error' };
    await promisify(execFile)(process.execPath, [script, 'catalogue', 'import', file], { env });
  } finally {
    await rm(folder, { recursive: true });
  }
}
