import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('../app/ui/text/jsx-runtime.ts', import.meta.url));

/**
 * Lets all components, the player's too, make their elements with the web's JSX runtime, which marks English texts on
 * pages of other languages (docs/decisions/0037-language-of-fallback-texts.md).
 */
export function fallbackLang(): Plugin {
  return {
    name: 'fallback-lang',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_, importer) =>
        importer === OWN || importer?.includes('/node_modules/') ? null : OWN,
    },
  };
}
