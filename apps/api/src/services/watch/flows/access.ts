import { found } from '@kandil/contract';
import { sql } from 'kysely';
import { playable } from '@kandil/contract/internal';
import type { Reason } from '@kandil/contract/showing';
import type { AccessResult, Mark } from '@kandil/contract/watch';
import {
  decideAccess,
  isForGuests,
  lastMomentOf,
  maxHeightOf,
  placesOf,
  planLimitOf,
  type Watchable,
  whyHidden,
} from '../rules/access.ts';
import { type LeaseLimit, leaseLimitOf } from '../rules/leases.ts';
import type { Allowance } from '../rules/screen-time.ts';
import { allowanceOf } from './screen-time.ts';
import { type Caller, type Freshness, type KnownMember, viewerOf } from './viewer.ts';
import type { WatchWorld } from '../world.ts';

export type What = { videoId: number } | { channelId: number };

/** What a report is about. */
export const whatOf = (report: What): What =>
  'videoId' in report ? { videoId: report.videoId } : { channelId: report.channelId };

/** A video or channel, as the content service describes it. */
export interface Playable extends Watchable {
  assetCode: string;
  live: boolean;
  title: string;
  /** Seconds. */
  duration: number;
  /** Address of a channel that another party streams. */
  stream: string | null;
  /** Its further addresses. */
  urls: string[];
  /** Seconds that a viewer can rewind it; null: as many as its playlist has. */
  window: number | null;
  marks: Mark[];
}

export interface AccessDecision {
  access: AccessResult;
  /** The limit of a paid plan that refuses the device. */
  planLimit: 'HANDHELD' | null;
  content: Playable;
  /** The tallest picture of the viewer's plan in lines; null: every picture. */
  maxHeight: number | null;
  /** Null for guests. */
  member: KnownMember | null;
  /** What a child with limits may still watch. */
  allowance: Allowance | null;
  /** The limit that a lease of this viewing counts against; null for content open to guests, which needs no lease. */
  leaseLimit: LeaseLimit | null;
  /** Why it is not shown now; null: it is. */
  reason: Reason | null;
  /** The moment after which an address may not open it, in milliseconds since 1970; null: there is none. */
  lastMoment: number | null;
}

const GUEST = { kind: 'guest' } as const;

/** A video or channel; null where it does not exist. What runs in many players comes from memory. */
function contentOf(
  { internal, contents }: WatchWorld,
  what: What,
  language: string,
  freshness: Freshness,
): Promise<Playable | null> {
  const lookUp = () => internal(playable, { ...what, language });
  if (freshness !== 'RECENT') return lookUp();
  const key = 'videoId' in what ? `video ${what.videoId}` : `channel ${what.channelId}`;
  return contents.get(`${key} ${language}`, lookUp);
}

/**
 * Now by the clock of the database, which decides at START (SPEC-D59): what `now` says, corrected by how far the clock of
 * this machine is off. Milliseconds since 1970.
 */
async function databaseNow({ db, now }: WatchWorld): Promise<number> {
  const { at } = await db
    .selectNoFrom(sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('at'))
    .executeTakeFirstOrThrow();
  return now() + at - Date.now();
}

/** A running player does not end because its phone changes networks. */
const BEGINS: ReadonlySet<Freshness> = new Set(['START', 'CURRENT']);

interface Viewing {
  freshness: Freshness;
  leaseLimit: LeaseLimit | null;
  /** As of `placesOf`. */
  places: readonly (string | null)[];
}

/**
 * Why it is not shown to a viewer now; null: it is. A player that runs holds a lease, which began when this was shown; storing
 * its report checks the lease.
 */
async function reasonFor(
  world: WatchWorld,
  content: Playable,
  { freshness, leaseLimit, places }: Viewing,
): Promise<Reason | null> {
  const isRunning = freshness === 'RECENT';
  const hasTime = content.from !== null || content.until !== null;
  const at = hasTime && !isRunning ? await databaseNow(world) : world.now();
  return whyHidden(content, places, at, isRunning && leaseLimit !== null);
}

/**
 * Decides whether a viewer may watch something, both for players' reports and for addresses without a player. A viewer
 * who may watch claims a lease next.
 * @throws Refusal NOT_FOUND for unknown content, and the errors of `viewerOf`
 */
export async function accessOf(
  world: WatchWorld,
  caller: Caller,
  what: What,
  freshness: Freshness,
): Promise<AccessDecision> {
  const [known, member] = await Promise.all([
    contentOf(world, what, caller.language, freshness),
    viewerOf(world, caller, freshness),
  ]);
  const content = found(known);
  const avod = world.switches.current().avodEnabled === 'true';
  const now = world.now();
  const allowance = member && (await allowanceOf(world, member));
  const viewer = member ?? GUEST;
  const circumstances = { avod, now, handheld: caller.handheld };
  const leaseLimit =
    member && !isForGuests(content, avod)
      ? leaseLimitOf(member.userId, member.subscription, now)
      : null;
  const both = world.mustBeInCountry && BEGINS.has(freshness);
  const places = placesOf(viewer, caller.country, both);
  const reason = await reasonFor(world, content, { freshness, leaseLimit, places });
  const decision = reason ? 'WARNING' : decideAccess(viewer, content, circumstances);
  const access = decision === 'ALLOWED' && allowance?.over ? 'WARNING' : decision;
  const planLimit = planLimitOf(viewer, access, circumstances);
  const maxHeight = maxHeightOf(viewer, content);
  const lastMoment = lastMomentOf(content, leaseLimit !== null);
  const facts = { content, maxHeight, member, allowance, leaseLimit, reason, lastMoment };
  return { access, planLimit, ...facts };
}
