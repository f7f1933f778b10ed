import { firstLoadScripts, laterScripts } from './scripts/lib/first-load.ts';

// Bytes are a budget: 1 kB is 1000 bytes, after gzip. Browsers ask for Brotli, which is a tenth less.
export default [
  {
    name: 'Home: JavaScript of the first load',
    path: firstLoadScripts('home'),
    gzip: true,
    limit: '126 kB',
  },
  {
    name: 'Player: engine and controls, loaded where something plays',
    path: laterScripts(['hls-engine', 'player'], 'home'),
    gzip: true,
    limit: '152 kB',
  },
];
