/** Whether the viewer has only four arrows and OK: there is no pointer, or the page says so (`<html data-remote>`). */
export const isRemote = (): boolean =>
  'remote' in document.documentElement.dataset || !matchMedia('(hover: hover)').matches;
