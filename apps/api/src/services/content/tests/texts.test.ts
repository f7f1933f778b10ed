import { content } from '@kandil/contract';
import { LANGUAGE_CODES } from '@kandil/i18n';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let guest: Visitor;
let arab: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
  arab = product.visitor({ language: 'ar' });
});
afterAll(() => product.close());

describe('languages and texts', () => {
  test(
    'all twelve languages, each with its own name and a version',
    { tags: ['CONTENT-31', 'ENTITY-46', 'I18N-02'] },
    async () => {
      const { data, headers } = await guest.call(content.languages, {});
      expect(data.map(({ code }) => code)).toEqual(LANGUAGE_CODES);
      expect(data).toHaveLength(12);
      expect(data.filter(({ rtl }) => rtl).map(({ langCode }) => langCode)).toEqual([
        'ar',
        'ur',
        'fa',
      ]);
      expect(data[0]).toMatchObject({
        label: 'العربية',
        info: 'Arabic',
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
      });
      expect(headers['cache-control']).toContain('public');
    },
  );

  test(
    'texts of a language; the current version is immutable',
    { tags: ['CONTENT-32', 'I18N-15'] },
    async () => {
      const { data: languages } = await guest.call(content.languages, {});
      const { version = '' } = languages[0] ?? {};
      const exact = await guest.call(content.translation, { code: 'ar', v: version });
      expect(exact.data['loadingPage.unexpectedError']).toMatch(/[\u0600-\u06ff]/);
      expect(exact.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const other = await guest.call(content.translation, { code: 'ar', v: 'older' });
      expect(other.data).toEqual(exact.data);
      expect(other.headers['cache-control']).toContain('max-age=30,');
      expect(
        (await guest.call(content.translation, { code: 'sw' })).data['loadingPage.unexpectedError'],
      ).toBeDefined();
      expect((await guest.call(content.translation, { code: 'zz' })).status).toBe(404);
      expect((await guest.call(content.translation, { code: '../en' })).status).toBe(400);
    },
  );

  test('questions and answers in order', { tags: ['CONTENT-20', 'ENTITY-31'] }, async () => {
    const { data } = await guest.call(content.faqList, {});
    expect(data.map(({ faqIndex }) => faqIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect((await arab.call(content.faqList, {})).data[0]?.question).toBe(
      'ماذا أشاهد من دون اشتراك؟',
    );
  });
});
