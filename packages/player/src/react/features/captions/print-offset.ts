/** Seconds by which subtitles are shifted: '+0.5', '-1.0', '0.0'. */
export const printOffset = (seconds: number): string =>
  `${seconds > 0 ? '+' : ''}${seconds.toFixed(1)}`;
