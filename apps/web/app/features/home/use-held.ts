import { useEffect, useRef, useState } from 'react';

/** Whether a pointer or the focus rests on a section: either is enough, and one that goes leaves the other there. */
export function useHeld() {
  const section = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // What is taken out of the document takes the focus along, and no event tells of that. After every
  // rendering, since any may have done so; what is as it was renders nothing more.
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
