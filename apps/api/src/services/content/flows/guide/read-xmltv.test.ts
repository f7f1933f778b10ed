import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../../../testing/rounds.ts';
import { GuideError } from './faults.ts';
import { type GuideChannel, readXmltv } from './read-xmltv.ts';
import { parts, programme, xmltv } from './xmltv.fixture.ts';

const ONE: GuideChannel = { code: 'one', id: 'one.example', zone: 'Europe/Berlin' };
const START = '20261128200000 +0000';
const STOP = '20261128210000 +0000';

const read = (file: string | Uint8Array, options: { zone?: string | null; most?: number } = {}) =>
  readXmltv(parts(file), {
    name: 'guide.xml',
    channels: [{ ...ONE, ...(options.zone !== undefined && { zone: options.zone }) }],
    from: 0,
    ...(options.most !== undefined && { most: options.most }),
  });
const listings = async (...args: Parameters<typeof read>) =>
  (await read(...args)).listings.get('one') ?? [];
/** The message of an invalid file. */
const problem = async (...args: Parameters<typeof read>): Promise<string> => {
  const error: unknown = await read(...args).catch((reason: unknown) => reason);
  if (!(error instanceof GuideError)) throw new Error('the file was read', { cause: error });
  return error.message;
};

describe('a programme', () => {
  test('has its texts by language, its age, and what it shows of the catalogue', async () => {
    const inside = `
      <title lang="fr">Journal</title><title lang="en_GB">News</title><title lang="tlh">Qa'</title>
      <sub-title>Monday</sub-title><desc lang="fra">Les nouvelles</desc>
      <category lang="en">News</category>
      <episode-num system="onscreen">S1E2</episode-num><episode-num system="catalogue">nur-s1e2</episode-num>
      <rating system="FSK"><value>FSK 12</value></rating><rating><value>7+</value></rating>
      <star-rating><value>8/10</value></star-rating>`;
    expect(await listings(xmltv(programme('one.example', START, STOP, inside)))).toEqual([
      {
        start: Date.UTC(2026, 10, 28, 20),
        stop: Date.UTC(2026, 10, 28, 21),
        title: { fr: 'Journal', en: 'News' },
        storyline: { en: 'Monday – Les nouvelles', fr: 'Monday – Les nouvelles' },
        age: 12,
        ref: 'nur-s1e2',
        catchUp: true,
      },
    ]);
  });

  test.each([
    ['&lt;b&gt;News&lt;/b&gt; &amp;amp; weather', '<b>News</b> & weather'],
    ['Caf&eacute; &amp;eacute; &#x1F3EE;', 'Café é 🏮'],
    ['<![CDATA[<i>Late</i> & later]]>', '<i>Late</i> & later'],
    ['  two\n  lines ', 'two lines'],
    ['x'.repeat(300), `${'x'.repeat(199)}…`],
  ])('shows the title %s as text', async (written, shown) => {
    const file = xmltv(programme('one.example', START, STOP, `<title>${written}</title>`));
    expect((await listings(file))[0]?.title).toEqual({ en: shown });
  });

  test('needs neither a stop nor a channel that was asked for', async () => {
    const file = xmltv(
      '<channel id="two.example"><display-name>Two</display-name></channel>',
      programme('one.example', START, null),
      programme('two.example', 'no time', 'either'),
    );
    const { others, listings: found } = await read(file);
    expect(found.get('one')).toMatchObject([{ stop: null }]);
    expect(others).toEqual({ ids: ['two.example'], count: 1 });
  });

  test('can say that it is not offered later', async () => {
    const file = xmltv(programme('one.example', `${START}" catchup="no`, STOP));
    expect(await listings(file)).toMatchObject([{ catchUp: false }]);
  });
});

test('names everything that is wrong, with line and field', async () => {
  const file = xmltv(
    programme('one.example', '20261328200000 +0000', STOP),
    programme('one.example', START, START),
    programme('one.example', START, '20261130200000 +0000'),
    programme('one.example', START, STOP, '<title> </title>'),
    `<programme start="${START}" stop="${STOP}"><title>x</title></programme>`,
    '<programme channel="one.example"><title>x</title></programme>',
  );
  expect((await problem(file)).replaceAll(/:\d+: /g, ': ').split('\n')).toEqual([
    "guide.xml:4: programme.start: '20261328200000 +0000' is no time such as 20261128203000 +0300",
    'guide.xml:5: programme.stop: is not after the start',
    'guide.xml:6: programme.stop: is more than 24 hours after the start',
    'guide.xml:7: programme.title: is missing',
    'guide.xml:8: programme.channel: is missing',
    'guide.xml:9: programme.start: is missing',
    '6 problems; nothing was written.',
  ]);
});

test('names the first fifty of many problems', async () => {
  const wrong = Array.from({ length: 1000 }, () => programme('one.example', 'x', 'y'));
  const lines = (await problem(xmltv(...wrong))).split('\n');
  expect(lines).toHaveLength(52);
  expect(lines.slice(-2)).toEqual(['... and 1950 more', '2000 problems; nothing was written.']);
});

test('a time without an offset needs a zone', async () => {
  const file = xmltv(programme('one.example', '202607010200', '202607010300'));
  expect(await listings(file)).toMatchObject([{ start: Date.UTC(2026, 6, 1, 0) }]);
  expect(await problem(file, { zone: null })).toContain('the channel has no zone');
});

const GOOD = xmltv(programme('one.example', START, STOP));
const bomb = `<?xml version="1.0"?><!DOCTYPE tv [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><tv>&b;</tv>`;

test.each<[string, string | Uint8Array, string]>([
  ['an empty file', '', 'the file is empty'],
  ['a text', 'Not Found', 'this is no XML'],
  ['a page', '<html><body>Not Found</body></html>', 'this is no XMLTV: it begins with <html>'],
  ['a truncated file', GOOD.slice(0, -20), 'this is no XML: unclosed tag'],
  ['entities', bomb, 'a document type with declarations is not read'],
  [
    'an outer entity',
    '<!DOCTYPE tv [<!ENTITY x SYSTEM "file:///etc/passwd">]><tv>&x;</tv>',
    'a document type',
  ],
  ['unfinished tags', '<tv><programme channel="one.example"', 'this is no XML'],
  ['deep elements', `<tv>${'<a>'.repeat(20)}`, 'nested too deeply'],
  [
    'Latin letters as UTF-8',
    Buffer.from(GOOD.replace('News', 'Año'), 'latin1'),
    'this is not UTF-8',
  ],
  ['an unknown encoding', GOOD.replace('UTF-8', 'x-klingon'), "'x-klingon' is not known"],
  ['a damaged gzip file', gzipSync(GOOD).subarray(0, 60), 'this is no complete gzip file'],
  [
    'a gzip file of nonsense',
    Buffer.from([0x1f, 0x8b, 1, 2, 3, 4]),
    'this is no complete gzip file',
  ],
])('refuses %s', async (_kind, file, message) => {
  expect(await problem(file)).toMatch(/^guide\.xml:\d+:\d+: /);
  expect(await problem(file)).toContain(message);
});

test.each<[string, Uint8Array]>([
  ['gzip', gzipSync(GOOD)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${GOOD}`)],
  ['UTF-16', Buffer.from(`\uFEFF${GOOD.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
  [
    'Latin letters',
    Buffer.from(GOOD.replace('UTF-8', 'ISO-8859-1').replace('News', 'Año'), 'latin1'),
  ],
])('reads %s', async (_encoding, file) => {
  expect(await listings(file)).toHaveLength(1);
});

const MB = 2 ** 20;

test('refuses more bytes than allowed, also when they are gzip of a few', async () => {
  const large = `<tv><!-- ${' '.repeat(2000)} -->${'<a/>'.repeat(MB / 4)}`;
  const packed = gzipSync(large);
  expect(packed.length).toBeLessThan(MB / 50);
  for (const file of [large, packed])
    expect(await problem(file, { most: MB / 2 })).toContain('the guide is larger than 0.5 MB');
});

async function* endless(start: string, piece: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(start);
  const bytes = Buffer.from(piece.repeat(Math.ceil((64 * 1024) / piece.length)));
  for (let size = 0; size < 220 * MB; size += bytes.length) yield bytes;
}

test.each([
  ['comment', '<tv><!--', 'x'],
  ['text', '<tv><programme channel="one.example" start="1"><title>', 'x'],
  ['attribute', '<tv a="', 'x'],
  ['document type', '<!DOCTYPE tv SYSTEM "', 'x'],
  ['many attributes', '<tv ', 'a="b" '],
])('gives up a %s without end', async (_what, start, piece) => {
  const reading = readXmltv(endless(start, piece), { name: 'x', channels: [ONE], from: 0 });
  await expect(reading).rejects.toThrow(/longer than a million characters|no XML/);
});

test('reads a large file in little memory', { timeout: 240_000 }, async () => {
  const size = rounds({ usual: 16, long: 195 }) * MB;
  const inside = `<title>T</title><desc>${'d'.repeat(900)}</desc>`;
  const piece = Buffer.from(programme('two.example', START, STOP, inside).repeat(60));
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const inUse: number[] = [];
  async function* large(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('<tv>');
    for (let sent = 0; sent < size; sent += piece.length) {
      if (Math.floor(sent / (4 * MB)) === inUse.length) {
        collect();
        const { heapUsed, external } = process.memoryUsage();
        inUse.push(heapUsed + external);
      }
      yield piece;
    }
    yield Buffer.from(`${programme('one.example', START, STOP)}</tv>`);
  }
  const { listings: found } = await readXmltv(large(), { name: 'x', channels: [ONE], from: 0 });
  expect(found.get('one')).toHaveLength(1);
  expect((Math.max(...inUse) - (inUse[0] ?? 0)) / MB).toBeLessThan(8);
});
