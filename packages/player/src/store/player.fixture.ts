import type { PlayerCore } from './player.ts';
import { createPlayer } from './player.ts';
import type { MediaPort } from './port.ts';
import type { PlayerPreferences } from './preferences.ts';

export const source = { url: '/a.m3u8', type: 'hls' } as const;
export const fresh = { url: '/b.m3u8', type: 'hls' } as const;

/** A second media port that records its calls. */
export function recorder(): { readonly media: MediaPort; readonly calls: unknown[][] } {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...details: unknown[]): void => {
      calls.push([name, ...details]);
    };
  const names = [
    'open',
    'play',
    'pause',
    'seek',
    'setVolume',
    'setRate',
    'chooseQuality',
    'chooseAudio',
    'chooseSubtitles',
    'toggleFullscreen',
    'togglePip',
    'destroy',
  ] as const;
  return {
    media: Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as MediaPort,
    calls,
  };
}

export function playing(stored: PlayerPreferences = {}): {
  readonly core: PlayerCore;
  readonly calls: unknown[][];
  readonly written: PlayerPreferences[];
} {
  const written: PlayerPreferences[] = [];
  const core = createPlayer({
    read: () => Object.assign({}, stored, ...written) as PlayerPreferences,
    write: (patch) => void written.push(patch),
  });
  const { media, calls } = recorder();
  core.connect(media);
  core.open(source, 20, true);
  core.report({
    position: 20,
    duration: 100,
    seekable: { start: 0, end: 100 },
    paused: false,
    started: true,
  });
  calls.length = 0;
  return { core, calls, written };
}
