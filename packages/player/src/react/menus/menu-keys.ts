import type { KeyboardEvent } from 'react';

/** The index that an arrow key moves to among `count` items; undefined for other keys. */
function nextIndex(code: string, index: number, count: number): number | undefined {
  if (code === 'ArrowDown') return (index + 1) % count;
  if (code === 'ArrowUp') return (index - 1 + count) % count;
  if (code === 'Home') return 0;
  return code === 'End' ? count - 1 : undefined;
}

/**
 * Moves the focus among the items of a menu (ARIA practices, menu): arrows wrap around, Home and End go to the edges.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const index = nextIndex(
    event.code,
    items.indexOf(document.activeElement as HTMLElement),
    items.length,
  );
  if (index === undefined) return;
  event.preventDefault();
  items[index]?.focus();
}
