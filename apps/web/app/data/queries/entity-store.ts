import type { AnyCall } from '@kandil/contract';
import { setNewest } from './bounded-map.ts';
import { mergeProgress } from '../progress/merge-progress.ts';
import type { Progress } from '../progress/progress.ts';
import { onSessionEnd } from '../session/member-data.ts';
import { type Group, GROUPS, normalise } from '../entity-groups.ts';
import { type Entity, merge } from './merge.ts';

/** Entities per group; the oldest is dropped first. */
const CAPACITY = 1000;

type Entities = Map<number | string, Entity>;
const groups = new Map<Group, Entities>(GROUPS.map((group) => [group, new Map()]));

// Another member or profile may have another catalogue.
onSessionEnd(() => groups.forEach((group) => group.clear()));

/** The entities of a group by id. */
export const entitiesOf = (group: Group): ReadonlyMap<number | string, Entity> =>
  groups.get(group) ?? new Map();

/** Merges the response to a call into the store (STATE-39). */
export function mergeResponse({ carries }: AnyCall, data: unknown): void {
  if (!carries) return;
  const progress: Progress[] = [];
  for (const record of normalise(carries, data)) {
    if (record.group === 'progress') progress.push(record.entity);
    else {
      const group: Entities = groups.get(record.group) ?? new Map();
      setNewest(group, record.key, merge(group.get(record.key), record.entity), CAPACITY);
    }
  }
  mergeProgress(progress);
}
