import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

// Writes `<file>.br` beside each script and style, after the pages: the best compression takes half a second for the
// largest one, too long for the visitor who asks for it first.
const CLIENT = join(import.meta.dirname, '../build/client');

async function compress(path: string): Promise<void> {
  const file = join(CLIENT, path);
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
}

await Promise.all(globSync('assets/*.{js,css}', { cwd: CLIENT }).map(compress));
