/** Whether the server has marked this browser as a television (entry.server.tsx). */
export const isTelevision = (): boolean => 'television' in document.documentElement.dataset;

/**
 * Whether the visitor uses four arrows and OK: on a television, on a device without a pointer, or after an arrow key has
 * moved the focus and until Tab is pressed. The attribute `data-remote` of `<html>` tells the styles and the player.
 */
export const isRemote = (): boolean => 'remote' in document.documentElement.dataset;

export const setRemote = (on: boolean): void =>
  void document.documentElement.toggleAttribute('data-remote', on);

/** The Network Information API, which not every browser has. */
type Line = { readonly connection?: { readonly saveData?: boolean } };

/** Whether the visitor asks the browser to save data. */
export const savesData = (): boolean =>
  (navigator as Navigator & Line).connection?.saveData ?? false;
