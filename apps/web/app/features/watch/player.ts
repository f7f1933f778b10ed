import '@kandil/player/player.css';

// A separate module, so that only the watch pages load the player and its styles.
export { Player } from '@kandil/player/react';
