import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { moment } from '../staff/fields.ts';
import { PLAYER_ERRORS } from '../watch/quality.ts';
import { figure, numbersOf, rangeBody, series } from './numbers.ts';

// Calls of the control room that the watch service answers.

const service = 'watch';
const method = 'POST';
const access = 'staff';
const permission = 'numbers.read';

/** Titles of one list. */
export const MOST_WATCHED = 10;

/** Kinds of devices, by what they say of themselves. */
export const DEVICE_CLASSES = ['PHONE', 'TABLET', 'DESKTOP', 'TELEVISION'] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** How many players of members with a plan play now. */
export const viewersNow = call({
  name: 'watch.viewersNow',
  service,
  method,
  paths: ['/staff/numbers/now'],
  access,
  permission,
  unaudited: true,
  body: z.object({}),
  data: z.object({ viewers: z.number(), at: moment() }),
});

/** Viewings that began in a range, how they went, and what was watched longest. */
export const viewingNumbers = call({
  name: 'watch.viewingNumbers',
  service,
  method,
  paths: ['/staff/numbers/viewings'],
  access,
  permission,
  unaudited: true,
  body: rangeBody,
  data: numbersOf({
    starts: series,
    /** Whole hours. */
    playedHours: figure,
    /** Mean wait for the first picture in milliseconds. */
    firstFrameMs: figure,
    /** Viewings with an error and no picture, in percent with one decimal. */
    failedPercent: figure,
    /** Waiting during playback, in percent of played and waited time, with one decimal. */
    stallPercent: figure,
    /** By played time, at most MOST_WATCHED; of whole days. Null: the catalogue does not answer. */
    mostWatched: z.nullable(
      z.array(
        z.object({
          kind: z.enum(['VIDEO', 'CHANNEL']),
          id: z.number(),
          title: z.string(),
          /** Of an episode or a trailer. */
          part: z.nullable(z.string()),
          starts: z.number(),
          playedHours: z.number(),
        }),
      ),
    ),
  }),
});

/** Half of the viewings, and 95 of a hundred, are not above these; null: fewer than five are. */
const percentiles = z.object({ p50: z.nullable(z.number()), p95: z.nullable(z.number()) });
/** Null: hidden. */
const viewings = z.nullable(z.number());

/** How viewings went that began in a range, by kind of device. */
export const playbackNumbers = call({
  name: 'watch.playbackNumbers',
  service,
  method,
  paths: ['/staff/numbers/playback'],
  access,
  permission,
  unaudited: true,
  body: rangeBody,
  data: numbersOf({
    /** In the order of DEVICE_CLASSES, whole days of the range. */
    devices: z.array(
      z.object({
        device: z.enum(DEVICE_CLASSES),
        starts: viewings,
        firstFrameMs: percentiles,
        /** Waiting of a viewing, in percent of its played and waited time. */
        stalledPercent: percentiles,
        /** Viewings with an error and no picture. */
        failed: viewings,
      }),
    ),
    /** By the last error of a viewing; what nobody had is missing. */
    errors: z.array(
      z.object({
        error: z.enum(PLAYER_ERRORS),
        viewings,
        /** In the order of DEVICE_CLASSES. */
        byDevice: z.array(viewings),
      }),
    ),
  }),
});

/** Marks that say why viewers leave a video, or that it is over. */
export const LEAVING_MARKS = ['INTRO', 'RECAP', 'CREDITS'] as const;

/** How far viewers of a video came, of all viewings with a picture since the first one. */
export const viewingEnds = call({
  name: 'watch.viewingEnds',
  service,
  method,
  paths: ['/staff/numbers/ends'],
  access,
  permission,
  unaudited: true,
  body: z.object({ videoId: id() }),
  data: z.object({
    /** Null: the catalogue does not answer. */
    title: z.nullable(z.string()),
    /** Of an episode or a trailer. */
    part: z.nullable(z.string()),
    /** Length; null: not known now. */
    seconds: z.nullable(z.number()),
    /** In seconds, in order of time. */
    marks: z.array(z.object({ kind: z.enum(LEAVING_MARKS), from: z.number(), to: z.number() })),
    /** Viewings with a picture; null: under five. */
    starts: z.nullable(z.number()),
    /** Every five hundredths of the video from 0 to 100, the end; empty without enough viewings. */
    points: z.array(
      z.object({
        percent: z.number(),
        /** Viewings that came so far, in percent; null: hidden. */
        share: z.nullable(z.number()),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
