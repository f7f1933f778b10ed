import { onSessionEnd } from '../session/member-data.ts';
import type { AnyCall } from '@kandil/contract';
import { normalise, type Group, GROUPS } from './groups.ts';
import { type Entity, merge } from './merge.ts';
import { learnProgress } from '../progress/learn-progress.ts';

/** So many of each kind; what was told of longest ago goes first. */
const CAPACITY = 1000;

type Entities = Map<number | string, Entity>;
const groups = new Map<Group, Entities>(GROUPS.map((group) => [group, new Map()]));

// Another member, or profile, may have another catalogue.
onSessionEnd(() => groups.forEach((group) => group.clear()));

/** Everything of a kind, by its id. */
export const entitiesOf = (group: Group): ReadonlyMap<number | string, Entity> =>
  groups.get(group) ?? new Map();

function put(group: Entities, key: number | string, came: Entity): void {
  const entity = merge(group.get(key), came);
  group.delete(key);
  group.set(key, entity);
  const oldest = group.size > CAPACITY ? group.keys().next().value : undefined;
  if (oldest !== undefined) group.delete(oldest);
}

/** Merges what the answer of a call tells with what is known (STATE-39). */
export function mergeResponse({ carries }: AnyCall, data: unknown): void {
  if (!carries) return;
  const { filed, progress } = normalise(carries, data);
  for (const [group, key, entity] of filed) put(groups.get(group) ?? new Map(), key, entity);
  learnProgress(progress);
}
