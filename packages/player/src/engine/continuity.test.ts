import { describe, expect, it } from 'vitest';
import { createContinuity } from './continuity.ts';

const playlist = (sequence: string | number) =>
  `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:448986106\n#EXT-X-DISCONTINUITY-SEQUENCE:${sequence}\n#EXTINF:4,\n1.m4s\n`;

describe('the discontinuity sequences of a stream', () => {
  it('become small, and differ as before, in every rendition', () => {
    const small = createContinuity();
    expect(small(playlist(104_763_425))).toBe(playlist(1000));
    expect(small(playlist(104_763_427))).toBe(playlist(1002));
    expect(small(playlist(104_763_424))).toBe(playlist(999));
  });

  it('stay where they are small', () => {
    const small = createContinuity();
    expect(small(playlist(3))).toBe(playlist(3));
    expect(small(playlist(2000))).toBe(playlist(2000));
    expect(small('#EXTM3U\n#EXTINF:4,\n1.m4s\n')).toBe('#EXTM3U\n#EXTINF:4,\n1.m4s\n');
  });

  it('may have 64 bits', () => {
    const small = createContinuity();
    expect(small(playlist('18446744073709551614'))).toBe(playlist(1000));
    expect(small(playlist(' 18446744073709551615'))).toBe(playlist(' 1001'));
  });

  it('begin again with the broadcaster', () => {
    const small = createContinuity();
    small(playlist(5000));
    expect(small(playlist(0))).toBe(playlist(0));
    expect(small(playlist(5001))).toBe(playlist(1001));
  });
});
