import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { mendedAddress } from './mended-address.ts';

describe('an invalid address', () => {
  test.each([
    ['/en/search/%', '/en/search/%25'],
    ['/en/search/100%?from=%zz', '/en/search/100%25?from=%25zz'],
    ['/search/%E0%A4%A', '/search/%EF%BF%BD%25A'],
    ['/search/%D9%82%D9', '/search/%EF%BF%BD'],
    ['/search/%D9%82/%FF', '/search/%D9%82/%EF%BF%BD'],
    ['//evil.test/%', '/evil.test/%25'],
    ['/\\evil.test/%', '/evil.test/%25'],
  ])('%s becomes %s', (address, mended) => expect(mendedAddress(address)).toBe(mended));

  property.prop([
    fc
      .array(fc.constantFrom('%', '/', '\\', 'a', '8', 'E0', 'A4', '?', 'ق'))
      .map((parts) => parts.join('')),
  ])('becomes valid, stays on this site, and does not change again', (text) => {
    const mended = mendedAddress(`/${text}`);
    expect(() => decodeURIComponent(mended)).not.toThrow();
    expect(mended).toMatch(/^\/(?![/\\])/);
    expect(mendedAddress(mended)).toBe(mended);
  });
});
