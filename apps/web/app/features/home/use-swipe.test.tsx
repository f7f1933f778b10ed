import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSwipe } from './use-swipe.ts';

const onSwipe = vi.fn<(direction: 1 | -1) => void>();
afterEach(() => {
  cleanup();
  onSwipe.mockReset();
});

function Slides() {
  return <div role="group" {...useSwipe(onSwipe)} />;
}
/** What a finger that moves by so many pixels does. */
function swiped(x: number, y = 0): unknown[] {
  render(<Slides />);
  const slides = screen.getByRole('group');
  fireEvent.touchStart(slides, { touches: [{ clientX: 200, clientY: 300 }] });
  fireEvent.touchEnd(slides, { changedTouches: [{ clientX: 200 + x, clientY: 300 + y }] });
  cleanup();
  return onSwipe.mock.calls.splice(0).flat();
}

test('a finger that moves to the left shows what is on the right, and the other way round', () => {
  expect(swiped(-48)).toEqual([1]);
  expect(swiped(48)).toEqual([-1]);
});

test('a shorter or steeper movement is none', () => {
  expect(swiped(-47)).toEqual([]);
  expect(swiped(47)).toEqual([]);
  expect(swiped(-60, 61)).toEqual([]);
  expect(swiped(-60, -61)).toEqual([]);
  expect(swiped(-60, 60)).toEqual([1]);
});

test('the end of a touch that began elsewhere, or of a second one, is none', () => {
  render(<Slides />);
  const slides = screen.getByRole('group');
  const end = () => fireEvent.touchEnd(slides, { changedTouches: [{ clientX: 0, clientY: 300 }] });
  end();
  fireEvent.touchStart(slides, { touches: [{ clientX: 200, clientY: 300 }] });
  fireEvent.touchEnd(slides, { changedTouches: [] });
  end();
  expect(onSwipe).not.toHaveBeenCalled();
});
