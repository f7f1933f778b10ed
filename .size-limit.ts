import { firstLoadScripts, laterScripts } from './scripts/lib/first-load.ts';

// Bytes are a budget: 1 kB is 1000 bytes on the wire, in Brotli at its best, as the build compresses them.
export default [
  {
    name: 'Home: JavaScript of the first load',
    path: firstLoadScripts('home'),
    limit: '122 kB',
  },
  {
    name: 'Player: engine and controls, loaded where something plays',
    path: laterScripts(['hls-engine', 'player'], 'home'),
    limit: '154 kB',
  },
  {
    name: 'Control room: JavaScript and styles of the first screen',
    path: ['apps/control/build/assets/*.js', 'apps/control/build/assets/*.css'],
    limit: '450 kB',
  },
];
