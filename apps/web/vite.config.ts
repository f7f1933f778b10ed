import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractCalls } from './vite/contract-calls.ts';
import { leanHls } from './vite/lean-hls.ts';

const BASE =
  /apps\/web\/app\/(lib|ui|pages)|packages\/(contract|i18n)\/|node_modules\/(lucide-react|zustand)\//;
/** What rows and the spotlight are made of. Grids and what else lists need stays out of the first load of home. */
const TILES =
  /apps\/web\/app\/(catalogue\/(by-id|channel-card|meta-line|my-list|row-heading|spotlight|stale-notice-slot|tile-sizes|title-badge|title-tile|use-my-list|preview\/previews)|lib\/(entities\/progress|last-good|last-wish)|ui\/(rail|reach)\.)/;
/** Home as it comes; its other files are fetched when they are wanted. */
const HOME =
  /apps\/web\/app\/features\/home\/(home-page|live-now|load|row-|spotlight-(carousel|dots|slide)|use-)/;

export default defineConfig({
  plugins: [contractCalls(), leanHls(), tailwindcss(), reactRouter()],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    // Fonts and icons stay files: a data: URI is fetched by everyone, wanted or not.
    assetsInlineLimit: 0,
    // Chunks import downwards through what is there already; a helper to fetch them ahead would not pay.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // In layers that import downwards only: chunks that import each other start half-made.
              groups: [
                // What every page needs and what changes least.
                { name: 'frame', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                // What pages are made of; what a few share comes with them.
                { name: 'base', test: BASE, tags: ['$initial'], minShareCount: 12 },
                { name: 'shell', test: /apps\/web\/app\/(shell\/|root\.tsx)/, tags: ['$initial'] },
                { name: 'catalogue', test: TILES, minShareCount: 2 },
                { name: 'home', test: HOME },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    // One copy of the contract's classes for the services and the pages they answer in process.
    external: ['@kandil/contract', '@kandil/i18n'],
    noExternal: ['lucide-react'],
  },
});
