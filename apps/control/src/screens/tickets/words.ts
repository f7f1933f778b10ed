import { known } from '#src/texts/names.ts';

/** The name of a subject; its code where a newer service has one that this screen does not know. */
export const subjectName = (subject: string): string => known(`ticketSubject.${subject}`, subject);

/** The name of a problem with a title, as `subjectName`. */
export const problemName = (problem: string): string => known(`titleProblem.${problem}`, problem);

const two = (value: number) => String(value).padStart(2, '0');

/** A place in a video: `1:02:05`, `2:05`. @param seconds from its start */
export function durationClock(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(Math.floor(seconds) % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
