/**
 * Whether the visitor moves with four arrows and OK: a television, a device without a pointer, or somebody who has moved
 * the focus with an arrow key and not pressed Tab since. `<html data-remote>` says so to the styles and the player, too.
 */
export const isRemote = (): boolean => 'remote' in document.documentElement.dataset;

export const setRemote = (on: boolean): void =>
  void document.documentElement.toggleAttribute('data-remote', on);
