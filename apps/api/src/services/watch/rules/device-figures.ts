import { DEVICE_CLASSES, type DeviceClass } from '@kandil/contract/control/watch';
import { PLAYER_ERRORS, type PlayerErrorKind } from '@kandil/contract/watch';
import { shownCount, shownParts } from '../../../platform/numbers/small-groups.ts';
import { type Buckets, type Measure, percentile } from './buckets.ts';

/** Sums of a span. */
export interface DeviceSums {
  days: readonly { device: DeviceClass; viewings: number; failed: number }[];
  buckets: readonly { device: DeviceClass; measure: Measure; bucket: number; viewings: number }[];
  errors: readonly { device: DeviceClass; error: PlayerErrorKind; viewings: number }[];
}

const bucketsOf = ({ buckets }: DeviceSums, device: DeviceClass, measure: Measure): Buckets =>
  new Map(
    buckets
      .filter((each) => each.device === device && each.measure === measure)
      .map(({ bucket, viewings }) => [bucket, viewings]),
  );

/** @param round from the unit of the measure to that of the answer */
function percentilesOf(measure: Measure, buckets: Buckets, round: (value: number) => number) {
  const at = (share: number) => {
    const value = percentile(measure, buckets, share);
    return value === null ? null : round(value);
  };
  return { p50: at(0.5), p95: at(0.95) };
}

/** Percent with one decimal, of the ten-thousandths in which waiting is stored. */
const percentOf = (value: number): number => Math.round(value / 10) / 10;

/** How viewings went on each kind of device. One with fewer than five viewings has no numbers. */
export function deviceFigures(sums: DeviceSums) {
  const of = DEVICE_CLASSES.map(
    (device) => sums.days.find((each) => each.device === device) ?? { viewings: 0, failed: 0 },
  );
  const starts = shownParts(of.map(({ viewings }) => viewings));
  return DEVICE_CLASSES.map((device, place) => {
    const { viewings = 0, failed = 0 } = of[place] ?? {};
    const isShown = starts[place] !== null && viewings > 0;
    const read = (measure: Measure): Buckets =>
      isShown ? bucketsOf(sums, device, measure) : new Map();
    return {
      device,
      starts: starts[place] ?? null,
      firstFrameMs: percentilesOf('FIRST_FRAME', read('FIRST_FRAME'), Math.round),
      stalledPercent: percentilesOf('STALLED', read('STALLED'), percentOf),
      failed: isShown ? shownCount(failed) : null,
    };
  });
}

/** Viewings with an error by its kind, those of most viewings first, each by device; small groups are hidden. */
export function errorFigures({ errors }: Pick<DeviceSums, 'errors'>) {
  const countOf = (error: PlayerErrorKind, device: DeviceClass) =>
    errors.find((each) => each.error === error && each.device === device)?.viewings ?? 0;
  const total = (counts: readonly number[]) => counts.reduce((sum, each) => sum + each, 0);
  return PLAYER_ERRORS.map((error) => ({
    error,
    counts: DEVICE_CLASSES.map((device) => countOf(error, device)),
  }))
    .filter(({ counts }) => total(counts) > 0)
    .sort((one, other) => total(other.counts) - total(one.counts))
    .map(({ error, counts }) => ({
      error,
      viewings: shownCount(total(counts)),
      byDevice: shownParts(counts),
    }));
}
