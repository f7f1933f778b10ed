/**
 * Whether the visitor uses four arrows and OK: on a television, on a device without a pointer, or after an arrow key has
 * moved the focus and until Tab is pressed. The attribute `data-remote` of `<html>` tells the styles and the player.
 */
export const isRemote = (): boolean => 'remote' in document.documentElement.dataset;

export const setRemote = (on: boolean): void =>
  void document.documentElement.toggleAttribute('data-remote', on);
