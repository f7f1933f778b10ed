/** A moment as people write it, in the time of a zone of the IANA database (UTC without one), which it names. */
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
