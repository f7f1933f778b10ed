import { dateText, momentText } from '@kandil/i18n/formats';
import { LANGUAGE } from '#src/texts/texts.tsx';

/** A day that is to come, with its exact time as title. */
export const Until = ({ at }: { at: string }) => (
  <time dateTime={at} title={momentText(new Date(at), LANGUAGE)} className="whitespace-nowrap">
    {dateText(new Date(at), LANGUAGE, undefined, 'medium')}
  </time>
);
