import { describe, expect, test } from 'vitest';
import { type Box, nextBox } from './spatial.ts';

const box = (left: number, top: number, width = 300, height = 170): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the four arrows', () => {
  // Two rows of three tiles; the second row is scrolled a little, a link stands above it.
  const link = box(330, 190, 60, 20);
  const tiles = [
    box(0, 0),
    box(316, 0),
    box(632, 0),
    link,
    box(-80, 230),
    box(236, 230),
    box(552, 230),
  ];
  const from = (index: number, direction: 'left' | 'right' | 'up' | 'down') => {
    const others = tiles.map((each, at) => (at === index ? box(-9999, -9999, 1, 1) : each));
    return nextBox(tiles[index] ?? link, others, direction);
  };

  test('sideways stays in the row', () => {
    expect(from(0, 'right')).toBe(1);
    expect(from(2, 'left')).toBe(1);
    expect(from(5, 'left')).toBe(4);
    expect(from(2, 'right')).toBe(-1);
  });

  test('up and down go to the nearest above and below', () => {
    expect(from(2, 'down')).toBe(6);
    expect(from(6, 'up')).toBe(2);
    expect(from(0, 'down')).toBe(4);
  });

  test('a small link on the way is reached from what it is above or below', () => {
    expect(from(5, 'up')).toBe(3);
    expect(from(1, 'down')).toBe(3);
    expect(from(6, 'up')).toBe(2);
    expect(from(2, 'down')).toBe(6);
  });

  test('a button inside a field lies beside the middle of the field', () => {
    const field = box(0, 0, 400, 48);
    const button = box(350, 2, 44, 44);
    expect(nextBox(field, [button], 'right')).toBe(0);
    expect(nextBox(field, [button], 'left')).toBe(-1);
    expect(nextBox(button, [field], 'left')).toBe(0);
    expect(nextBox(button, [field], 'down')).toBe(-1);
  });

  test('what overlaps is no direction', () => {
    expect(nextBox(box(0, 0), [box(10, 10)], 'right')).toBe(-1);
    expect(nextBox(box(0, 0), [], 'down')).toBe(-1);
  });
});
