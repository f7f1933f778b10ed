import { cx } from './cx.ts';

interface ProgressBarProps {
  value: number;
  max: number;
  /** The accessible name. */
  label: string;
  tone?: 'gold' | 'ruby';
  className?: string;
}

const BAR =
  'block h-1 w-full appearance-none overflow-hidden rounded-full border-0 bg-white/20 forced-colors:h-2 forced-colors:appearance-auto [&::-webkit-progress-bar]:bg-transparent';
const TONES = {
  gold: 'text-gold [&::-webkit-progress-value]:bg-gold [&::-moz-progress-bar]:bg-gold',
  ruby: 'text-ruby [&::-webkit-progress-value]:bg-ruby [&::-moz-progress-bar]:bg-ruby',
};

/**
 * Progress of a task or a video; grows in reading direction. A native element, because the CSP forbids style
 * attributes.
 */
export function ProgressBar({ value, max, label, tone = 'gold', className }: ProgressBarProps) {
  // The name of a link around it contains this, or else the bare value: milliseconds.
  const percent = Math.round((Math.min(value, max) / (max || 1)) * 100);
  return (
    <progress
      className={cx(BAR, TONES[tone], className)}
      value={Math.min(value, max)}
      max={max || 1}
      aria-label={label}
      aria-valuetext={`${percent}%`}
    />
  );
}
