import { Refusal } from '@kandil/contract';
import { type Subject, subjectOf } from '../rules/subjects.ts';

/** @param field the field that named it @throws Refusal SUPPORT_SUBJECT_UNKNOWN */
export function knownSubject(code: string, field: string): Subject {
  const subject = subjectOf(code);
  if (!subject)
    throw new Refusal('SUPPORT_SUBJECT_UNKNOWN', {
      fields: { [field]: 'SUPPORT_SUBJECT_UNKNOWN' },
    });
  return subject;
}
