import type { KeyboardEvent } from 'react';

/** Remotes leave the code empty. */
export const keyOf = ({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string => code || key;

/** The index that an arrow key moves to among `count` items; undefined for other keys. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Where a sideways arrow leads: into the page of an item, or out of this one. */
function sideways(key: string, menu: HTMLElement, onLeave: () => void): (() => void) | undefined {
  const back = getComputedStyle(menu).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === back) return onLeave;
  const item = document.activeElement;
  const leads = /^Arrow(?:Left|Right)$/.test(key) && item?.hasAttribute('aria-haspopup');
  return leads && item instanceof HTMLElement ? () => item.click() : undefined;
}

/**
 * Moves the focus among the items of a menu (ARIA practices, menu): up and down wrap around, Home and End go to the
 * edges. The arrow against the reading direction leaves the menu: a remote has no Escape.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const menu = event.currentTarget;
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const index = nextIndex(
    keyOf(event),
    items.indexOf(document.activeElement as HTMLElement),
    items.length,
  );
  const act =
    index === undefined ? sideways(keyOf(event), menu, onLeave) : () => items[index]?.focus();
  if (!act) return;
  event.preventDefault();
  act();
}
