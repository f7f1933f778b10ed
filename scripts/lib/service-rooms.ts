import type { OxlintOverride } from 'oxlint';
import { type Ban, ban, folder } from './bans.ts';

/**
 * The rooms of a service, in layers, the upper first. A room imports the rooms of lower layers, and none of its own
 * layer or above.
 */
const LAYERS = [
  ['calls', 'handlers'],
  ['flows'],
  ['jobs'],
  ['present'],
  ['store', 'vendors'],
  ['rules'],
] as const;
type Room = (typeof LAYERS)[number][number];

/** Parts of a service that have rooms of their own; the layers hold across them. */
const PARTS = ['account', 'people', 'settings', 'terms'];

/** What a room may not import, besides the rooms of its own layer and above. */
const WORLD = ban(
  String.raw`^(\.\./)+world\.ts$`,
  'The world is for calls, handlers and flows: take what you need as an argument.',
);
const ADAPTERS = ban(
  String.raw`(^|/)vendors/([^/]+/|index\.ts$)`,
  "Import the vendor's port, a file in vendors/: world.ts gets the adapter.",
);

const bansOf = (room: Room): Ban[] => {
  const layer = LAYERS.findIndex((rooms: readonly string[]) => rooms.includes(room));
  const shut = LAYERS.slice(0, layer + 1)
    .flat()
    .filter((other) => other !== room);
  const above = ban(
    String.raw`^(\.\./)+((${PARTS.join('|')})/)?(${shut.join('|')})/`,
    'A room imports lower rooms only: calls, handlers > flows > jobs > present > store, vendors > rules.',
  );
  return [
    ...(shut.length > 0 ? [above] : []),
    ...(layer > 1 ? [WORLD] : []),
    ...(room === 'vendors' ? [] : [ADAPTERS]),
  ];
};

/** The import rules between the rooms of each service. @param inServices bans for every room */
export function roomsOfServices(inServices: readonly Ban[]): OxlintOverride[] {
  return LAYERS.flat().map((room) =>
    folder(`apps/api/src/services/*/**/${room}/**`, [...inServices, ...bansOf(room)]),
  );
}
