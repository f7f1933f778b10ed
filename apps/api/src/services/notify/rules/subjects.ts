import { LARGEST_FILE, TITLE_SUBJECT } from '@kandil/contract/notify';
import type { FileType } from './file-types.ts';
import { Refusal } from '@kandil/contract';

const MEGABYTE = 1024 * 1024;

export interface FileFormat {
  /** Lower case, without dot. */
  extension: string;
  /** Bytes. */
  maxSize: number;
  type: FileType;
}

const format = (extension: string, type: FileType, maxSize: number): FileFormat => ({
  extension,
  type,
  maxSize,
});

const PICTURES = [
  format('jpg', 'image/jpeg', 8 * MEGABYTE),
  format('jpeg', 'image/jpeg', 8 * MEGABYTE),
  format('png', 'image/png', 8 * MEGABYTE),
  format('webp', 'image/webp', 8 * MEGABYTE),
];
const DOCUMENT = format('pdf', 'application/pdf', LARGEST_FILE);
const LOG = format('txt', 'text/plain', MEGABYTE);
const RECORDING = format('mp4', 'video/mp4', LARGEST_FILE);

/** The subjects in the order of the form, each with the formats of its file. */
const SUBJECTS = {
  PLAYBACK: [...PICTURES, RECORDING, LOG],
  [TITLE_SUBJECT]: [...PICTURES, RECORDING],
  PAYMENT: [...PICTURES, DOCUMENT],
  ACCOUNT: [...PICTURES, DOCUMENT],
  TELEVISION: [...PICTURES, RECORDING],
  PRIVACY: [DOCUMENT, ...PICTURES],
  SUGGESTION: PICTURES,
  OTHER: [...PICTURES, DOCUMENT, LOG],
} as const satisfies Record<string, readonly FileFormat[]>;

export type Subject = keyof typeof SUBJECTS;

export const SUBJECT_CODES = Object.keys(SUBJECTS) as Subject[];

const isSubject = (code: string): code is Subject => Object.hasOwn(SUBJECTS, code);

/** The subject of a code; null for an unknown one. */
export const subjectOf = (code: string): Subject | null => (isSubject(code) ? code : null);

/** The formats that the file of a ticket on this subject may have. */
export const formatsOf = (subject: Subject): readonly FileFormat[] => SUBJECTS[subject];

/** @param field the field that named it @throws Refusal SUPPORT_SUBJECT_UNKNOWN */
export function knownSubject(code: string, field: string): Subject {
  const subject = subjectOf(code);
  if (!subject)
    throw new Refusal('SUPPORT_SUBJECT_UNKNOWN', {
      fields: { [field]: 'SUPPORT_SUBJECT_UNKNOWN' },
    });
  return subject;
}
