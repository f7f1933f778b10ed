import '@kandil/player/player.css';

// A module of its own, so that the player and its looks are fetched on the watch pages only.
export { Player } from '@kandil/player/react';
