import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArguments } from './lib/ingest-arguments.ts';
import { readArguments as readMoney } from './lib/money-arguments.ts';

describe('the arguments', () => {
  test('name a file, a video and what belongs to it', () => {
    const given =
      'a.mkv --title nur-film --subtitles en=e=1.srt --subtitles ar.sdh=a.vtt --audio tr,ar.ad';
    expect(readArguments(`${given} --chapters c.json --dry-run`.split(' '))).toEqual({
      kind: 'ingest',
      dryRun: true,
      film: {
        code: 'nur-film',
        file: join(process.cwd(), 'a.mkv'),
        subtitles: [
          { language: 'en', kind: 'FULL', file: join(process.cwd(), 'e=1.srt') },
          { language: 'ar', kind: 'SDH', file: join(process.cwd(), 'a.vtt') },
        ],
        audio: [{ language: 'tr' }, { language: 'ar', kind: 'DESCRIPTION' }],
        extras: join(process.cwd(), 'c.json'),
      },
    });
    expect(readArguments(['--status'])).toEqual({ kind: 'status' });
    expect(readArguments(['--forget', 'x'])).toEqual({ kind: 'forget', code: 'x' });
  });

  test('name one encoding for all files of subtitles', () => {
    const given = 'a.mkv --title x --subtitles ru=a.srt --subtitles uk=b.srt --encoding koi8-r';
    const requested = readArguments(given.split(' '));
    const film = requested.kind === 'ingest' ? requested.film : undefined;
    expect(film?.subtitles.map(({ encoding }) => encoding)).toEqual(['koi8-r', 'koi8-r']);
  });

  test.each([
    [[], /Usage/],
    [['a.mkv'], /Usage/],
    [['a.mkv', 'b.mkv', '--title', 'x'], /Usage/],
    [['a.mkv', '--title', 'x', '--subtitles', 'en.srt'], /is not LANGUAGE=FILE/],
    [
      ['a.mkv', '--title', 'x', '--subtitles', 'ru=a.srt', '--encoding', 'koi9'],
      /'koi9' is not an encoding that is known here/,
    ],
    [['a.mkv', '--title', 'x', '--audio', 'tur'], /'tur' is not a language/],
    [['a.mkv', '--title', 'x', '--audio', 'tr.sdh'], /'tr.sdh' is not a language.*tr.ad/],
    [['a.mkv', '--title', 'x', '--subtitles', 'tr.ad=a.srt'], /'tr.ad' is not .*tr.forced/],
    [['a.mkv', '--force'], /--force/],
    [['a.mkv', '--title', '../../etc/x'], /is not the code of a video/],
    [['--forget', '42'], /'42' is not the code/],
  ])('%j are refused', (args, words) => expect(() => readArguments(args)).toThrow(words));
});

const refund = ['refund', 'KND-00000042', '--reason', 'The film stopped'];

test('a refund is ordered by the user of the shell, or by --operator', () => {
  const task = { kind: 'refund', number: 'KND-00000042', reason: 'The film stopped', amount: null };
  expect(readMoney(refund, { USER: 'amira' })).toEqual({ ...task, operator: 'amira' });
  const named = [...refund, '--operator', 'Bilal'];
  expect(readMoney(named, {})).toEqual({ ...task, operator: 'Bilal' });
});

test('without a user the command says what is missing', () => {
  expect(() => readMoney(refund, {})).toThrow('Say who orders it: --operator NAME.');
});
