import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    outDir: 'build',
    // Browsers that read and write passkeys as JSON (data/passkey.ts).
    target: ['chrome129', 'safari18.4', 'firefox128'],
    // The policy of the origin allows fonts from its own files alone, and data: would be fetched by everyone.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // 'use client' means nothing without a server that renders.
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs and what changes least.
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|react-router|zod|zustand)\/|rolldown\/runtime/,
            },
          ],
        },
      },
    },
  },
});
