import { Refusal } from '@kandil/contract';

/** The two moments of an outage. @throws Refusal INVALID_INPUT unless the first is before the second, and both are past */
export function outageSpan(from: string, until: string, now: number): { from: Date; until: Date } {
  const span = { from: new Date(from), until: new Date(until) };
  const wrong = (field: string) =>
    new Refusal('INVALID_INPUT', { fields: { [field]: 'INVALID_INPUT' } });
  if (span.from.getTime() > now) throw wrong('from');
  if (span.until <= span.from || span.until.getTime() > now) throw wrong('until');
  return span;
}
