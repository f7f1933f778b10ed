import { shoot, tone } from '../../../../../../../packages/media/src/ingest/film.fixture.ts';
import { writeFile } from 'node:fs/promises';

/** A film of three seconds with a tone and a chapter. */
export async function film(file: string): Promise<string> {
  const chapters = `${file}.txt`;
  await writeFile(chapters, ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1\nSTART=0\nEND=2\ntitle=Dawn\n');
  const more = [...tone(440, 3), '-i', chapters, '-map_metadata', '2'];
  return shoot(file, 'testsrc2=s=320x180:r=25:d=3', more);
}
