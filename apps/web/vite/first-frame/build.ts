import { join } from 'node:path';
import { build } from 'vite';
import { hlsSource } from '../hls-source.ts';

/** Builds the page that measures the time to the first frame, into the folder named on the command line. */
await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [hlsSource()],
  build: {
    outDir: process.argv[2] ?? 'build',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'page.ts'),
      output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' },
    },
  },
});
