import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Sets CSS variables on an element through the object model after it mounts. The server must not write a style
 * attribute, which the content security policy forbids.
 */
export function useCssVariables(
  element: RefObject<HTMLElement | null>,
  variables: Readonly<Record<`--${string}`, number>>,
): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(variables))
      element.current?.style.setProperty(name, String(value));
  });
}
