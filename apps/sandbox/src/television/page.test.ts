import { describe, expect, it } from 'vitest';
import { clock, televisionPage } from './page.ts';

const code = {
  kind: 'code',
  code: '012345',
  activateUrl: 'http://localhost:3000/activate',
  secondsLeft: 485,
  lookAgain: 5,
} as const;

describe('the television', () => {
  it('shows the code, the address to enter it, its remaining time, and a QR code', () => {
    const { text } = televisionPage(code);
    expect(text).toMatch(/class="code" dir="ltr"><span>012<\/span><span>345<\/span>/);
    expect(text).toContain('localhost:3000<wbr />/activate');
    expect(text).toContain('data-seconds="485">8:05</span>');
    expect(text).toContain('href="http://localhost:3000/activate?code=012345"');
    expect(text).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
    expect(text).toContain('data-look-again="5"');
  });

  it('shows names and titles as text, and the progress of a film', () => {
    const tile = {
      title: '<script>alert(1)</script>',
      horizontalPoster: { src: 'a.b/c' },
      progress: { lastSec: 30, duration: 120 },
    };
    const rows = [
      { title: 'Continue Watching', videoResources: Array.from({ length: 9 }, () => tile) },
      { title: 'Nothing here', videoResources: [] },
    ];
    const { text } = televisionPage({ kind: 'home', name: '<b>Meryem</b>', rows, lookAgain: 30 });
    expect(text).toContain('&lt;b&gt;Meryem&lt;/b&gt;');
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text.match(/<img/g)).toHaveLength(6);
    expect(text).toMatch(/<progress max="120" value="30">\s*25 %/);
    expect(text).not.toContain('Nothing here');
  });

  it('reports when the product does not answer, and when it gives no more codes', () => {
    expect(televisionPage({ kind: 'away', lookAgain: 5 }).text).toContain('Kandil does not answer');
    const waiting = televisionPage({ kind: 'wait', seconds: 110, lookAgain: 110 });
    expect(waiting.text).toContain('comes in 2 minutes');
  });

  it.each([
    [600, '10:00'],
    [59, '0:59'],
    [0, '0:00'],
  ])('writes %i seconds as %s', (seconds, written) => expect(clock(seconds)).toBe(written));
});
