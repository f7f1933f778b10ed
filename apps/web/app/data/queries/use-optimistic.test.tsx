import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOptimistic } from './use-optimistic.ts';

test('a change counts until the services say something new, also one made by a callback of an earlier page', () => {
  const { result, rerender } = renderHook(({ known }) => useOptimistic(known), {
    initialProps: { known: 'NONE' },
  });
  const [, changeAsGuest] = result.current;
  act(() => result.current[1]('LIKE'));
  expect(result.current[0]).toBe('LIKE');
  rerender({ known: 'NONE' });
  expect(result.current[0]).toBe('LIKE');
  rerender({ known: 'DISLIKE' });
  expect(result.current[0]).toBe('DISLIKE');
  act(() => changeAsGuest('LIKE'));
  expect(result.current[0]).toBe('DISLIKE');
  rerender({ known: 'NONE' });
  expect(result.current[0]).toBe('LIKE');
});
