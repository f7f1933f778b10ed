/** A date and time in the long form of the language. It names its time zone, an IANA one (UTC by default). */
export function momentInWords(at: Date, language: string, zone: string | null): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone ?? 'UTC',
    timeZoneName: 'short',
  }).format(at);
}
