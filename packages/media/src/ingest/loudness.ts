/** Loudness of a track in LUFS (EBU R 128), and its true peak in dBTP; -Infinity for silence. */
export type Loudness = { readonly integrated: number; readonly peak: number };

/** Highest true peak in dBTP: what a player's resampling or a television's decoder adds must not clip. */
const HIGHEST_PEAK = -1;
/** Below this loudness a track is silence with noise in it, which nobody wants to hear. */
const NEARLY_SILENT = -50;

/**
 * The gain in dB that brings a whole track to a loudness without changing its dynamics: as much as its true peak leaves
 * room for, and none for silence.
 *
 * @param target LUFS
 */
export function gainFor({ integrated, peak }: Loudness, target: number): number {
  if (!(integrated > NEARLY_SILENT) || !Number.isFinite(peak)) return 0;
  return Math.min(target - integrated, HIGHEST_PEAK - peak);
}

/** What was done to a track, for the report. */
export function gainNote(name: string, { integrated }: Loudness, gain: number): string {
  if (!(integrated > NEARLY_SILENT)) return `sound ${name}: nearly silent, not changed`;
  const by = `${Math.abs(gain).toFixed(1)} dB`;
  return `sound ${name}: ${integrated.toFixed(1)} LUFS, ${gain < 0 ? 'lowered' : 'raised'} by ${by}`;
}

/** The filter that measures one of several tracks. Its report for each moment is not asked for. */
export const measuring = (n: number): string => `ebur128@track${n}=peak=true:framelog=verbose`;

const SUMMARY = /^\[ebur128@track(\d+) @ \w+\] Summary:/;
const VALUE = /^\s+(I|Peak):\s+(-?(?:[\d.]+|inf)|nan) (?:LUFS|dBFS)$/;

/** Collects the reports of `measuring` from ffmpeg's log. */
export function loudnessReader(): { onLog: (line: string) => void; read: (n: number) => Loudness } {
  const found = new Map<number, { integrated?: number; peak?: number }>();
  let current: { integrated?: number; peak?: number } = {};
  return {
    onLog(line) {
      const track = SUMMARY.exec(line)?.[1];
      if (track !== undefined) found.set(Number(track), (current = {}));
      const [, name, text = ''] = VALUE.exec(line) ?? [];
      const value = text === '-inf' ? -Infinity : Number(text);
      if (name === 'I') current.integrated = value;
      if (name === 'Peak') current.peak = value;
    },
    read(n) {
      const { integrated, peak } = found.get(n) ?? {};
      if (integrated === undefined || peak === undefined)
        throw new Error(`ffmpeg did not measure the loudness of track ${n}`);
      return { integrated, peak };
    },
  };
}
