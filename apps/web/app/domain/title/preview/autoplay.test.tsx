import { afterEach, expect, test, vi } from 'vitest';
import { mayMove } from './autoplay.ts';

const agent = (userAgent: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const motion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }) as MediaQueryList);

afterEach(() => vi.restoreAllMocks());

test('trailers start by themselves, but not with reduced motion', () => {
  motion(false);
  expect(mayMove()).toBe(true);
  motion(true);
  expect(mayMove()).toBe(false);
});

test('no trailer starts by itself on a slow television', { tags: ['CONST-36'] }, () => {
  motion(false);
  agent('Mozilla/5.0 (SMART-TV; LINUX; Tizen 3.0) AppleWebKit/538.1 Version/3.0 TV Safari/538.1');
  expect(mayMove()).toBe(false);
  agent('Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) AppleWebKit/537.36 108.0/8.0 TV Safari/537.36');
  expect(mayMove()).toBe(true);
});
