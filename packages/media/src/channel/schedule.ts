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

/** `minutes` of air time filled with the clips in order, starting again when they run out. */
export type Programme = {
  readonly ref: string;
  readonly minutes: number;
  readonly clips: readonly string[];
};

/** The programmes of a channel; the list repeats for ever from the epoch (midnight UTC on a Monday). */
export type Schedule = readonly Programme[];

/** A programme on air: milliseconds since 1970, `end` exclusive. */
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
 * The programme on air at a moment.
 *
 * @throws RangeError for a schedule that cannot fill time (no programme, no clip, or no whole minutes)
 */
export function broadcastAt(schedule: Schedule, time: number): Broadcast {
  const slot = slotAt(time);
  const length = loopLength(schedule);
  let left = ((slot % length) + length) % length;
  const programme = schedule.find(({ minutes }) => (left -= minutes) < 0);
  if (!programme) throw new RangeError('a schedule needs at least one programme');
  const end = slotStart(slot - left);
  return { programme, start: end - programme.minutes * SLOT, end };
}

function loopLength(schedule: Schedule): number {
  for (const { ref, minutes, clips } of schedule) {
    if (!Number.isInteger(minutes) || minutes < 1)
      throw new RangeError(`programme ${ref} needs whole minutes`);
    if (clips.length === 0) throw new RangeError(`programme ${ref} needs a clip`);
  }
  return schedule.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Id of the clip that fills a slot. */
export function clipAt(schedule: Schedule, slot: number): string {
  const { programme, start } = broadcastAt(schedule, slotStart(slot));
  const clip = programme.clips[(slot - slotAt(start)) % programme.clips.length];
  if (clip === undefined) throw new RangeError(`programme ${programme.ref} needs a clip`);
  return clip;
}

/** Programme guide: every broadcast that is on air at some moment of [from, to), in order. */
export function guide(schedule: Schedule, from: number, to: number): Broadcast[] {
  const entries: Broadcast[] = [];
  for (let time = from; time < to; time = entries.at(-1)?.end ?? to)
    entries.push(broadcastAt(schedule, time));
  return entries;
}
