import { isKey, LANGUAGE, t } from '#src/texts/texts.tsx';

const languages = new Intl.DisplayNames(LANGUAGE, { type: 'language' });

/** The name of a language code; the code where it is none. */
export function languageText(code: string): string {
  try {
    return languages.of(code) ?? code;
  } catch {
    return code;
  }
}

const known = (key: string, name: string): string => (isKey(key) ? t(key) : name);

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
