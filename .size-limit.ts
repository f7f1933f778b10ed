import { firstLoadScripts } from './scripts/lib/first-load.ts';

// Bytes are a budget: 1 kB is 1000 bytes, after gzip.
export default [
  {
    name: 'Home: JavaScript of the first load',
    path: firstLoadScripts('home'),
    gzip: true,
    limit: '130 kB',
  },
];
