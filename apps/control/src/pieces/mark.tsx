import { Badge } from '@kandil/ui/badge.tsx';

interface MarkProps {
  text: string;
  /** Somebody has to know it before they do anything. */
  isGrave: boolean;
}

/** A state as a badge. White on ruby would be too faint in the dark. */
export const Mark = ({ text, isGrave }: MarkProps) => (
  <Badge tone="line" {...(isGrave && { className: 'border-ruby-bright! text-ruby-bright!' })}>
    {text}
  </Badge>
);
