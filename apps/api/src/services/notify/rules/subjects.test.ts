import { describe, expect, test } from 'vitest';
import { formatsOf, knownSubject, subjectOf, SUBJECT_CODES } from './subjects.ts';

const MEGABYTE = 1024 * 1024;
/** Megabytes of each format of a subject. */
const sizes = (subject: (typeof SUBJECT_CODES)[number]) =>
  Object.fromEntries(
    formatsOf(subject).map(({ extension, maxSize }) => [extension, maxSize / MEGABYTE]),
  );
const PICTURES = { jpg: 8, jpeg: 8, png: 8, webp: 8 };

describe('the file of a ticket', () => {
  test('shows what went wrong: a picture, a recording, a log or a document', () => {
    expect(sizes('PLAYBACK')).toEqual({ ...PICTURES, mp4: 10, txt: 1 });
    expect(sizes('TELEVISION')).toEqual({ ...PICTURES, mp4: 10 });
    expect(sizes('PAYMENT')).toEqual({ ...PICTURES, pdf: 10 });
    expect(sizes('SUGGESTION')).toEqual(PICTURES);
    expect(sizes('OTHER')).toEqual({ ...PICTURES, pdf: 10, txt: 1 });
  });

  test('is a document first where that is usual', () => {
    expect(formatsOf('PRIVACY')[0]?.extension).toBe('pdf');
  });
});

test('a subject that does not exist is refused at its field', () => {
  for (const code of SUBJECT_CODES) expect(knownSubject(code, 'subject')).toBe(code);
  expect(subjectOf('toString')).toBeNull();
  expect(() => knownSubject('MUSIC', 'subject')).toThrow('SUPPORT_SUBJECT_UNKNOWN');
});
