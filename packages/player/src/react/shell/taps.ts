/** A tap on the picture: its time in milliseconds, and its third of the width. */
export type Tap = { readonly at: number; readonly zone: 'left' | 'middle' | 'right' };

/** Two taps within this time are a double tap. */
const DOUBLE_TAP_MS = 300;

/** The third of a picture `width` wide that contains `x`. Left always skips back: time runs left to right. */
export function zoneOf(x: number, width: number): Tap['zone'] {
  if (x < width / 3) return 'left';
  return x > (width * 2) / 3 ? 'right' : 'middle';
}

/** The meaning of a tap after the previous one: show or hide the controls, or skip. */
export function tapMeaning(before: Tap | null, tap: Tap): 'controls' | 'back' | 'forward' {
  const second = before !== null && tap.zone === before.zone && tap.at - before.at <= DOUBLE_TAP_MS;
  if (!second || tap.zone === 'middle') return 'controls';
  return tap.zone === 'left' ? 'back' : 'forward';
}
