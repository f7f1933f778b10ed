import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractCalls } from './vite/contract-calls.ts';

export default defineConfig({
  plugins: [contractCalls(), tailwindcss(), reactRouter()],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    // Fonts and icons stay files: a data: URI is fetched by everyone, wanted or not.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A shared chunk is named after all pages it serves; its hash says enough.
            chunkFileNames: ({ name }) => (name.startsWith('shared') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js'),
            codeSplitting: {
              groups: [
                // What every page needs and what changes least.
                { name: 'frame', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                // Pieces shared by pages: together by who needs them, small heaps joined to fewer requests.
                { name: 'shared', test: /apps\/web\/app\/|packages\/|node_modules\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000 },
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
