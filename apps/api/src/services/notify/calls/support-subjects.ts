import { notify } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { SUBJECT_CODES } from '../rules/subjects.ts';
import type { NotifyWorld } from '../world.ts';

/** The subjects in the visitor's language. */
export const supportSubjects = handle<NotifyWorld, typeof notify.supportSubjects>(
  notify.supportSubjects,
  async ({ context }) => {
    const words = wordsOf(context.language);
    return {
      data: SUBJECT_CODES.map((subject) => ({
        title: words(`support.subject.${subject}`),
        subject,
      })),
    };
  },
);
