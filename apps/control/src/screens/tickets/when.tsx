import { momentText } from '@kandil/i18n/formats';
import { relativeText } from '#src/pieces/moment.tsx';
import { LANGUAGE } from '#src/texts/texts.tsx';

interface WhenProps {
  at: string;
  /** The time of the service: the clock of this device may be wrong. */
  now: string;
}

/** A moment as the service sees it. */
export const whenText = ({ at, now }: WhenProps): string => relativeText(at, Date.parse(now));

/** As `whenText`, with date and time as title. */
export const When = ({ at, now }: WhenProps) => (
  <time dateTime={at} title={momentText(new Date(at), LANGUAGE)} className="whitespace-nowrap">
    {whenText({ at, now })}
  </time>
);
