import type { Plugin } from 'vite';
import { isNode, leaveOut, named, type Node } from './leave-out.ts';

/**
 * What the library has that nothing here uses: encryption by licence servers, telemetry of clients, steering between
 * networks, advertisements in the playlist, pictures from I-frames, metadata inside of segments, captions inside of
 * the picture, subtitles in XML, H.265 in transport streams and ciphers that the browser does not know by itself.
 */
const UNUSED = new Set([
  'EMEController',
  'CMCDController',
  'ContentSteeringController',
  'InterstitialsController',
  'IFrameController',
  'ID3TrackController',
  'FPSController',
  'Cea608Parser',
  'Cea608Channel',
  'CaptionScreen',
  'parseIMSC1',
  'FetchLoader',
  'remuxVideoOnlyIFrameMoof',
  'HevcVideoParser',
  'SampleAesDecrypter',
  'AESDecryptor',
  'createHlsIFramesOnly',
  'createHlsImageIFramesOnly',
  'videoOnlyInitSegment',
  'computeIFrameDurationRewrite',
  'parseSEIMessageFromNALu',
]);
/** Calls that log to the console, which the product disables. */
const LOGGING = new Set(['log', 'warn', 'info', 'debug', 'trace']);

/** `this.log(...)`, `logger.warn(...)`, `this.hls.logger.log(...)`. */
function isLogging({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !LOGGING.has(named(callee['property'])))
    return false;
  const of = callee['object'];
  if (!isNode(of)) return false;
  return of.type === 'ThisExpression' || [named(of), named(of['property'])].includes('logger');
}

/** The replacement of a node; null to keep it. */
function instead(node: Node): string | null {
  const name = named(node['id']);
  if (isLogging(node)) return 'void 0';
  if (node.type === 'ClassDeclaration' && UNUSED.has(name)) return `class ${name} {}`;
  if (node.type === 'FunctionDeclaration' && UNUSED.has(name)) return `function ${name}() {}`;
  // The list of the parts that a player is made of.
  const isPart = node.type === 'Property' && named(node['key']).endsWith('Controller');
  return isPart && UNUSED.has(named(node['value'])) ? `${named(node['key'])}: undefined` : null;
}

/**
 * Leaves out of hls.js what the product does not use, a third of it. The library can do so itself by switches of its
 * own build, but is published only with all of it or without sound tracks and subtitles.
 */
export function leanHls(): Plugin {
  return {
    name: 'lean-hls',
    apply: 'build',
    transform: {
      filter: { id: /hls\.js\/dist\/hls\.mjs$/ },
      handler(code) {
        return { code: leaveOut(code, this.parse(code), { names: UNUSED, instead }), map: null };
      },
    },
  };
}
