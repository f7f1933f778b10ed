import type { OxlintOverride } from 'oxlint';
import { type Ban, ban, folder } from './bans.ts';

/**
 * The rooms of the player, the upper first. `view` are the files in `react/` that all of its rooms share: context,
 * commands, props.
 */
const ROOMS = {
  shell: 'react/shell/**',
  features: 'react/features/**',
  ui: 'react/ui/**',
  hooks: 'react/hooks/**',
  view: 'react/*',
  captions: 'captions/**',
  engine: 'engine/**',
  store: 'store/**',
} as const;
type Room = keyof typeof ROOMS;

const MESSAGE =
  'A room of the player imports lower rooms only: player.tsx > shell > features > ui > hooks > view > captions > engine > store.';
const TOP = ban(String.raw`(^|/)(player\.tsx|react/index\.ts)$`, MESSAGE);

/** What lies above a room, as text after `from`. Below the view, all of `react/` does. */
function above(room: Room): Ban[] {
  const rooms = Object.keys(ROOMS);
  const upper = rooms.slice(0, rooms.indexOf(room));
  if (upper.length === 0) return [TOP];
  const view = upper.indexOf('view');
  const names = view < 0 ? upper : ['react', ...upper.slice(view + 1)];
  return [TOP, ban(String.raw`^(#src/|(\.\.?/)+)(react/)?(${names.join('|')})/`, MESSAGE)];
}

/** The import rules between the rooms of the player. @param inPlayer bans for every room */
export function roomsOfThePlayer(inPlayer: readonly Ban[]): OxlintOverride[] {
  return Object.entries(ROOMS).map(([room, path]) =>
    folder(
      `packages/player/src/${path}`,
      [...inPlayer, ...above(room as Room)],
      ['packages/player/src/react/{player.tsx,index.ts}'],
    ),
  );
}
