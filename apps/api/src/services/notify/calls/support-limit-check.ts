import { notify } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { knownSubject, formatsOf } from '../rules/subjects.ts';
import type { NotifyWorld } from '../world.ts';

/** The file formats of a subject. */
export const supportLimitCheck = handle<NotifyWorld, typeof notify.supportLimitCheck>(
  notify.supportLimitCheck,
  async ({ input }) => {
    const formats = formatsOf(knownSubject(input.subject, 'subject'));
    return {
      data: { fileFormats: formats.map(({ extension, maxSize }) => ({ extension, maxSize })) },
    };
  },
);
