/**
 * Draws the demo catalogue's art and the application icons.
 *
 *   npm run art -- [--only <code>] [--force]
 *
 * Files whose SVG has not changed are left alone, so a run after a small edit touches only what the edit
 * touched: every new version of an image stays in the repository's history for ever.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readArt } from './catalogue/art.ts';
import { encode, sha256, type Entry } from './catalogue/encode.ts';
import { images, type Image } from './catalogue/images.ts';
import { writeIcons } from './catalogue/icons.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(ROOT, 'demo', 'art');
const INDEX = join(FOLDER, 'index.json');
/** Of the site document; their entries in the index are written by hand. */
const SITE = 'site/';
const ICONS = join(FOLDER, SITE);
/** Pictures drawn at once; librsvg uses one thread each. */
const WORKERS = 2;

type Index = Record<string, Entry>;

const readIndex = async (): Promise<Index> =>
  existsSync(INDEX) ? (JSON.parse(await readFile(INDEX, 'utf8')) as Index) : {};

function report(done: number, total: number, text: string): void {
  const line = `[${done}/${total}] ${text}`;
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
}

async function draw(image: Image, index: Index, force: boolean): Promise<string> {
  const target = join(FOLDER, image.path);
  const known = index[image.path];
  if (!force && known && existsSync(target) && known.sha256 === sha256(image.svg()))
    return 'unchanged';
  const { file, entry } = await encode(image);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, file);
  index[image.path] = entry;
  return `${(entry.bytes / 1024).toFixed(0)} kB`;
}

async function drawAll(list: readonly Image[], index: Index, force: boolean): Promise<void> {
  const queue = [...list];
  let done = 0;
  const work = async () => {
    for (let image = queue.shift(); image; image = queue.shift()) {
      const result = await draw(image, index, force);
      report(++done, list.length, `${image.path} ${result}`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}

/** Removes files and index entries that no specification asks for any more. */
async function prune(list: readonly Image[], index: Index): Promise<void> {
  const expected = new Set(list.map((image) => image.path));
  for (const path of Object.keys(index))
    if (!expected.has(path) && !path.startsWith(SITE)) delete index[path];
  for (const path of await readdir(FOLDER, { recursive: true }))
    if (path.endsWith('.webp') && !expected.has(path.replaceAll('\\', '/')))
      await rm(join(FOLDER, path));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  sharp.concurrency(1);
  const all = images(readArt(join(ROOT, 'demo', 'art.json')));
  const list = values.only ? all.filter((image) => image.code === values.only) : all;
  if (list.length === 0) throw new Error(`no title, channel or avatar has the code ${values.only}`);
  await mkdir(FOLDER, { recursive: true });
  const index = await readIndex();
  await drawAll(list, index, values.force);
  if (!values.only) {
    await prune(all, index);
    await writeIcons(ICONS);
  }
  const sorted = Object.fromEntries(Object.entries(index).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(INDEX, `${JSON.stringify(sorted, null, 1)}\n`);
  const bytes = Object.values(sorted).reduce((sum, entry) => sum + entry.bytes, 0);
  process.stdout.write(
    `\n${Object.keys(sorted).length} images, ${(bytes / 1024 / 1024).toFixed(2)} MB\n`,
  );
}

await main();
