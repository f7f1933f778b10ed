import type { Plugin } from 'vite';

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

/** A node of the syntax tree (ESTree), and where it stands in the text. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}
interface Cut {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const named = (value: unknown): string =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';

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

function cutsOf(value: unknown): Cut[] {
  if (Array.isArray(value)) return value.flatMap(cutsOf);
  if (!isNode(value)) return [];
  const text = instead(value);
  if (text !== null) return [{ start: value.start, end: value.end, text }];
  return Object.values(value).flatMap(cutsOf);
}

function lean(code: string, program: unknown): string {
  const cuts = cutsOf(program).toSorted((one, other) => one.start - other.start);
  for (const name of UNUSED) {
    const emptied = cuts.some(({ text }) => text.includes(` ${name}`));
    if (!emptied) throw new Error(`hls.js has no ${name} any more.`);
  }
  return cuts.reduceRight(
    (rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end),
    code,
  );
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
        return { code: lean(code, this.parse(code)), map: null };
      },
    },
  };
}
