import { expect, test } from 'vitest';
import {
  fileKey,
  filesBefore,
  isSettled,
  noticesBefore,
  ticketsBefore,
  notifiedBefore,
} from './retention.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const daysBefore = (moment: Date) => (NOW - moment.getTime()) / 86_400_000;

test('tickets are retained for three years, files and what was notified for one, notices for a month', () => {
  expect(
    [ticketsBefore, filesBefore, notifiedBefore, noticesBefore].map((each) =>
      daysBefore(each(NOW)),
    ),
  ).toEqual([3 * 365, 365, 365, 30]);
});

test('a file is settled on the second day after it was written', () => {
  const key = fileKey(NOW, 'id', 'pdf');
  expect(key).toBe('support/2026-11-24/id.pdf');
  const after = (days: number) => isSettled(key, NOW + days * 86_400_000);
  expect([0, 1, 2].map(after)).toEqual([false, false, true]);
});
