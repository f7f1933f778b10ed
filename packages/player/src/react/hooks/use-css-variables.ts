import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Sets CSS variables on an element through the object model, after it is in the document. The
 * server never writes a style attribute, which the content security policy would refuse.
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
