import type { Stack } from '@kandil/testkit/stack';
import { importChanged } from './catalogue.ts';

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
export const importStreams = (
  stack: Stack,
  channels: Readonly<Record<string, readonly string[]>>,
): Promise<void> =>
  importChanged(stack, (catalogue) => {
    for (const channel of catalogue.channels) {
      const urls = channels[channel.code];
      if (urls) Object.assign(channel, { programmes: [], streams: urls.map((url) => ({ url })) });
    }
  });
