const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats a position or duration: mm:ss below one hour (PLAYER-07), hh:mm:ss from 3600 s on (PLAYER-08). Fractions are
 * dropped; invalid values are 00:00.
 */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(whole / 60);
  if (whole < 3600) return `${two(minutes)}:${two(whole % 60)}`;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(whole % 60)}`;
}
