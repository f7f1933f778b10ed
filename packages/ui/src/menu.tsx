import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';

interface MenuProps {
  /** The content of the button. */
  trigger: ReactNode;
  label: string;
  className?: string;
  /** Where the menu opens: below the button, at its end, or above it (bars at the bottom). */
  place?: 'below' | 'above';
  /** Positions the menu while it is open (place/float.ts); returns the cleanup. */
  float?: (button: HTMLElement, sheet: HTMLElement, close: () => void) => () => void;
  children: ReactNode;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A remote has no Escape. */
const CLOSING: ReadonlySet<string> = new Set(['Escape', 'ArrowLeft', 'ArrowRight']);

/**
 * A button that opens a menu of links and buttons. Up and Down move through it; Left, Right, Escape, a press outside and
 * a choice close it. Keys and a choice return the focus to the button.
 */
export function Menu({ trigger, label, className, place = 'below', float, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (open && CLOSING.has(event.key)) {
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
      return;
    }
    const step = STEPS[event.key];
    const items = [
      ...(root.current?.querySelectorAll<HTMLElement>('[role=menu] :is(a, button)') ?? []),
    ];
    if (!open || !step) return;
    // Also while the items load: an arrow would leave the menu, which closes it.
    event.preventDefault();
    if (items.length > 0)
      items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus();
  };

  // The pressed item goes away with its menu. A dialog that it opens then returns the focus to the button. Some items move
  // the focus themselves; Safari focuses no button that is clicked.
  const onChoose = () => {
    const { activeElement } = document;
    if (activeElement === document.body || root.current?.contains(activeElement))
      button.current?.focus();
    setOpen(false);
  };

  return (
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={className}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div
          id={id}
          ref={(sheet) =>
            sheet && button.current
              ? float?.(button.current, sheet, () => setOpen(false))
              : undefined
          }
          role="menu"
          aria-label={label}
          className={cx(
            'absolute end-0 z-40 max-h-[70dvh] min-w-56 animate-fade overflow-y-auto rounded-sheet border border-line bg-raised p-2 shadow-soft',
            place === 'below' ? 'top-full mt-2' : 'bottom-full mb-2',
          )}
          onClick={onChoose}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Classes of a menu item; give the element the role `menuitem`. */
export const menuItemClass = (active = false) =>
  cx(
    'flex min-h-11 w-full items-center gap-3 rounded-tile px-3 text-start text-sm hover:bg-lifted focus-visible:bg-lifted',
    active && 'text-gold',
  );
