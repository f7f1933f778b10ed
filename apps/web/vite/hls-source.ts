import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const require = createRequire(import.meta.url);
const PACKAGE = require.resolve('hls.js/package.json');
const { version } = require(PACKAGE) as { version: string };
const SOURCE = join(dirname(PACKAGE), 'src');

/** The library's own switches (`src/define-plugin.d.ts`). What is off has no use here (record 0077 has the bytes). */
export const HLS_SWITCHES = {
  __USE_ALT_AUDIO__: true,
  __USE_EME_DRM__: true,
  __USE_M2TS_ADVANCED_CODECS__: true,
  __USE_MEDIA_CAPABILITIES__: true,
  __USE_SUBTITLES__: true,
  __USE_VARIABLE_SUBSTITUTION__: true,
  __USE_CMCD__: false,
  __USE_CONTENT_STEERING__: false,
  __USE_IFRAMES__: false,
  __USE_INTERSTITIALS__: false,
};

/** Builds hls.js from the source in its package, which is published only with everything or almost nothing. */
export function hlsSource(): Plugin {
  return {
    name: 'kandil:hls-source',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ define: { ...HLS_SWITCHES, __VERSION__: JSON.stringify(version) } }),
    resolveId(source, importer) {
      if (source === 'hls.js') return join(SOURCE, 'exports-named.ts');
      // As in the library's own builds without CMCD: the file imports a package that is not installed.
      const isCmcd = source.endsWith('/cmcd-controller') && importer?.startsWith(SOURCE);
      return isCmcd ? join(SOURCE, 'empty-es.js') : null;
    },
    transform: {
      filter: { id: /\/hls\.js\/src\/.*\.ts$/ },
      // The library is written for fields that are assigned, not defined: a field without a value is only a type.
      handler: (code, id) =>
        transformWithOxc(code, id, {
          lang: 'ts',
          assumptions: { setPublicClassFields: true },
          typescript: { removeClassFieldsWithoutInitializer: true },
        }),
    },
  };
}
