import { expect, test } from 'vitest';
import { supportLimitCheck, supportSubjects } from './index.ts';

test('a support subject answers only title and subject', { tags: ['ENTITY-55'] }, () => {
  const subject = { title: 'Payment', subject: 'PAYMENT' };
  expect(supportSubjects.data.parse([{ ...subject, internal: 1 }])).toEqual([subject]);
  for (const field of ['title', 'subject'])
    expect(supportSubjects.data.safeParse([{ ...subject, [field]: undefined }]).success).toBe(
      false,
    );
});

test('the limits are a list of file formats, each with its size', { tags: ['ENTITY-56'] }, () => {
  const format = { extension: 'pdf', maxSize: 10_485_760 };
  expect(supportLimitCheck.data.parse({ fileFormats: [{ ...format, internal: 1 }] })).toEqual({
    fileFormats: [format],
  });
  expect(supportLimitCheck.data.safeParse({ fileFormats: {} }).success).toBe(false);
  for (const field of ['extension', 'maxSize'])
    expect(
      supportLimitCheck.data.safeParse({ fileFormats: [{ ...format, [field]: undefined }] })
        .success,
    ).toBe(false);
});
