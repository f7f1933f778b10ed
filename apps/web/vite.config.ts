import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    // Fonts and icons stay files: a data: URI is fetched by everyone, wanted or not.
    assetsInlineLimit: 0,
  },
  ssr: {
    // One copy of the contract's classes for the services and the pages they answer in process.
    external: ['@kandil/contract', '@kandil/i18n'],
    noExternal: ['lucide-react'],
  },
});
