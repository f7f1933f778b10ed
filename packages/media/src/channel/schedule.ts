/**
 * A live channel is data: programmes that follow one another for ever. Everything about it (segments,
 * guide, what is on air) is a pure function of that data and the clock, so any number of servers agree
 * without sharing state.
 *
 * The grid is fixed: a clip lasts exactly one minute and has 15 segments of 4 s. Segment and discontinuity
 * numbers therefore count minutes since the epoch, independent of the schedule: a new schedule cannot
 * move them back.
 */
export const EPOCH = Date.UTC(2024, 0, 1);
export const SLOT = 60_000;
export const SEGMENT = 4_000;
export const SEGMENTS_PER_SLOT = SLOT / SEGMENT;

/** When a clip may be on air: milliseconds since 1970, `until` exclusive; absent: no limit. */
export type ClipTime = { readonly from?: number; readonly until?: number };

/** `minutes` of air time filled with the clips in order, starting again when they run out. */
export type Programme = {
  readonly ref: string;
  readonly minutes: number;
  readonly clips: readonly string[];
  /** For each clip; absent: none has a limit. */
  readonly times?: readonly ClipTime[];
};

/** The programmes of a channel; the list repeats for ever from the epoch (midnight UTC on a Monday). */
export type Schedule = readonly Programme[];

/** A programme on air: milliseconds since 1970, `end` exclusive. Its clips are those on show at its start. */
export type Broadcast = {
  readonly programme: Programme;
  readonly start: number;
  readonly end: number;
};

/** Number of the minute slot that contains the moment. */
export const slotAt = (time: number) => Math.floor((time - EPOCH) / SLOT);

/** Moment at which a slot begins. */
export const slotStart = (slot: number) => EPOCH + slot * SLOT;

/**
 * The programme on air at a moment. One without a clip that is on show at its start leaves its time to the next of the loop
 * that has one; null: none has, and the channel is off the air.
 *
 * @throws RangeError for a schedule that cannot fill time (no programme, no clip, or no whole minutes)
 */
export function broadcastAt(schedule: Schedule, time: number): Broadcast | null {
  const { index, start, end } = placeAt(schedule, time);
  const minutes = (end - start) / SLOT;
  for (let step = 0; step < schedule.length; step += 1) {
    const programme = schedule[(index + step) % schedule.length];
    const clips = programme ? shownAt(programme, start) : [];
    if (programme && clips.length > 0)
      return { programme: { ref: programme.ref, clips, minutes }, start, end };
  }
  return null;
}

const shownAt = ({ clips, times }: Programme, start: number): readonly string[] =>
  times ? clips.filter((_, at) => isOnShow(times[at], start)) : clips;

const isOnShow = ({ from = -Infinity, until = Infinity }: ClipTime = {}, at: number): boolean =>
  from <= at && at < until;

/** The place in the loop at a moment: the index of its programme, and its time. */
function placeAt(schedule: Schedule, time: number): { index: number; start: number; end: number } {
  const slot = slotAt(time);
  const length = loopLength(schedule);
  let left = ((slot % length) + length) % length;
  const index = schedule.findIndex(({ minutes }) => (left -= minutes) < 0);
  const programme = schedule[index];
  if (!programme) throw new RangeError('a schedule needs at least one programme');
  const end = slotStart(slot - left);
  return { index, start: end - programme.minutes * SLOT, end };
}

function loopLength(schedule: Schedule): number {
  for (const { ref, minutes, clips } of schedule) {
    if (!Number.isInteger(minutes) || minutes < 1)
      throw new RangeError(`programme ${ref} needs whole minutes`);
    if (clips.length === 0) throw new RangeError(`programme ${ref} needs a clip`);
  }
  return schedule.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Id of the clip that fills a slot; null: the channel is off the air. */
export function clipAt(schedule: Schedule, slot: number): string | null {
  const broadcast = broadcastAt(schedule, slotStart(slot));
  if (!broadcast) return null;
  const { programme, start } = broadcast;
  const clip = programme.clips[(slot - slotAt(start)) % programme.clips.length];
  if (clip === undefined) throw new RangeError(`programme ${programme.ref} needs a clip`);
  return clip;
}

/** Programme guide: every broadcast that is on air at some moment of [from, to), in order; a gap is off the air. */
export function guide(schedule: Schedule, from: number, to: number): Broadcast[] {
  const entries: Broadcast[] = [];
  for (let time = from; time < to; time = placeAt(schedule, time).end) {
    const broadcast = broadcastAt(schedule, time);
    if (broadcast) entries.push(broadcast);
  }
  return entries;
}
