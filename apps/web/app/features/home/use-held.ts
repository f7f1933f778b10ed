import { useEffect, useRef, useState } from 'react';

/** Whether a section is hovered or focused; when one of the two ends, the other still holds it. */
export function useHeld() {
  const section = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // Removing the focused element fires no event, so this runs after every render. An unchanged value does not render
  // again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setFocused(section.current?.contains(document.activeElement) ?? false));
  const holders = {
    ref: section,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { held: hovered || focused, holders };
}
