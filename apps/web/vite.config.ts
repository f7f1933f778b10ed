import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkPattern, SHARED_BY_PAGES } from './vite/chunks.ts';
import { contractCalls } from './vite/contract-calls.ts';
import { hlsSource } from './vite/hls-source.ts';

export default defineConfig({
  plugins: [contractCalls(), hlsSource(), tailwindcss(), reactRouter()],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    // Fonts and icons stay files: a data: URI is fetched by everyone, used or not.
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
              groups: [
                // What every page needs and what changes least.
                {
                  name: 'frame',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/,
                },
                // With all that these import.
                { name: 'app', test: chunkPattern('app') },
                { name: 'late', test: chunkPattern('late') },
                { name: 'touched', test: chunkPattern('touched') },
                { name: 'pages', test: SHARED_BY_PAGES, minShareCount: 3 },
                { name: 'playback', test: /packages\/player\/src\/(?!react)/, minShareCount: 3 },
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
