const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A position or length as the player writes it: mm:ss below one hour (PLAYER-07), hh:mm:ss from
 * 3600 s on (PLAYER-08). Parts of a second are dropped; what is no length is 00:00.
 */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(whole / 60);
  if (whole < 3600) return `${two(minutes)}:${two(whole % 60)}`;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(whole % 60)}`;
}
