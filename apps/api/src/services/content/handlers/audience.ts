import { accountsSetAside, audience as call } from '@kandil/contract/internal';
import type { Taste } from '../rules/similarity.ts';
import { type Opinion, saidBy } from '../store/ranking.ts';
import type { JobWorld } from '../world.ts';

/** Size of the sample. With more profiles, every n-th one belongs to it: those whose id is a multiple of n. */
const MOST_PROFILES = 20_000;
const BATCH = 200;
/** Titles that count per profile: limits the work for a profile that lists everything. */
const MOST_TITLES = 100;
const DAY = 24 * 3_600_000;

/** Tastes and viewing times of a sample of profiles. */
export interface Audience {
  tastes: readonly Taste[];
  /** By title: for each profile that watched it, the days since the last time. */
  ages: ReadonlyMap<number, number[]>;
}

type Tastes = Map<number, Map<number, number>>;

/**
 * Reads the tastes: a watched title counts 1, a listed and a liked one 1 more each; a disliked one counts nothing. The
 * sample limits memory and time, whatever the number of members.
 */
export async function readAudience(
  world: JobWorld,
  titleOf: ReadonlyMap<number, number>,
): Promise<Audience> {
  const tastes: Tastes = new Map();
  const ages = new Map<number, number[]>();
  const { profileIds } = await world.internal(accountsSetAside, {});
  const aside = new Set(profileIds);
  const every = await readWatched(world, { titleOf, aside }, tastes, ages);
  await readSaid(world, every, tastes);
  for (const profileId of aside) tastes.delete(profileId);
  return { tastes: [...tastes.values()], ages };
}

/** @returns n: every n-th profile belongs to the sample */
async function readWatched(
  { internal, now }: JobWorld,
  { titleOf, aside }: { titleOf: ReadonlyMap<number, number>; aside: ReadonlySet<number> },
  tastes: Tastes,
  ages: Map<number, number[]>,
): Promise<number> {
  const { lastProfileId } = await internal(call, { after: 0, every: 1, limit: 1 });
  const every = Math.max(1, Math.ceil(lastProfileId / MOST_PROFILES));
  const moment = now();
  for (let after = 0; ;) {
    const { profiles } = await internal(call, { after, every, limit: BATCH });
    for (const { profileId, watched } of profiles) {
      after = profileId;
      if (aside.has(profileId)) continue;
      const taste = tasteOf(tastes, profileId);
      for (const { videoId, at } of watched) {
        const title = titleOf.get(videoId);
        if (title === undefined || taste.has(title)) continue;
        taste.set(title, 1);
        const known = ages.get(title) ?? [];
        ages.set(title, known);
        known.push((moment - at) / DAY);
      }
    }
    if (profiles.length < BATCH) return every;
  }
}

async function readSaid({ db }: JobWorld, every: number, tastes: Tastes): Promise<void> {
  for (let after = 0; ;) {
    const said = await saidBy(db, { after, every, limit: BATCH });
    for (const each of said) count(tasteOf(tastes, each.profile_id), each);
    const last = said.at(-1);
    if (!last) return;
    after = last.profile_id;
  }
}

function count(taste: Map<number, number>, { title_id, likes, listed }: Opinion): void {
  if (likes === false) return void taste.delete(title_id);
  if (taste.size >= MOST_TITLES && !taste.has(title_id)) return;
  taste.set(title_id, (taste.get(title_id) ?? 0) + (listed ? 1 : 0) + (likes ? 1 : 0));
}

function tasteOf(tastes: Tastes, profileId: number): Map<number, number> {
  const known = tastes.get(profileId) ?? new Map<number, number>();
  tastes.set(profileId, known);
  return known;
}
