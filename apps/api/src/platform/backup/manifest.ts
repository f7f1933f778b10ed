import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { UNRELEASED } from '../release.ts';
import type { BackupKey } from './key.ts';
import { type PartPlace, readPart, writePart } from './parts.ts';
import { Damage } from './sealed.ts';

const FORMAT = 1;
/** The file that is written last: a folder without it is no backup. */
export const MANIFEST = 'manifest';

const content = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('table'),
    schema: z.string(),
    table: z.string(),
    columns: z.array(z.string()),
    rows: z.number(),
  }),
  z.object({ kind: z.literal('blob'), key: z.string() }),
  z.object({ kind: z.literal('secret'), name: z.string() }),
]);

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Random; binds the parts to this backup. */
  id: z.string(),
  /** Time of the snapshot. */
  at: z.iso.datetime(),
  /** That of the product which made it; the first backups had none. */
  release: z.string().default(UNRELEASED),
  /** The last migration of each schema; for the queue, the version of its schema. */
  migrations: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ schema: z.string(), sequence: z.string(), value: z.number() })),
  parts: z.array(
    z.object({ file: z.string(), bytes: z.number(), sha256: z.string(), content: content }),
  ),
});

/** What a part holds. */
export type PartContent = z.output<typeof content>;
export type TableContent = Extract<PartContent, { kind: 'table' }>;
export type Manifest = z.output<typeof manifest>;
export type Part = Manifest['parts'][number];

/** For people: `table auth.accounts`. */
export function describePart({ content: part }: Pick<Part, 'content'>): string {
  if (part.kind === 'table') return `table ${part.schema}.${part.table}`;
  return part.kind === 'blob' ? `file ${part.key}` : `key ${part.name}`;
}

export const placeOf = (
  { id }: Pick<Manifest, 'id'>,
  { folder, key }: Pick<PartPlace, 'folder' | 'key'>,
  part: Pick<Part, 'file' | 'content'>,
): PartPlace => ({ folder, file: part.file, key, name: `${id} ${describePart(part)}` });

/** Written last: a folder without it is no backup. */
export async function writeManifest(
  folder: string,
  key: BackupKey,
  written: Omit<Manifest, 'format'>,
): Promise<number> {
  const source = Readable.from([Buffer.from(JSON.stringify({ format: FORMAT, ...written }))]);
  const { bytes } = await writePart({ folder, file: MANIFEST, name: MANIFEST, key }, source);
  return bytes;
}

/** @throws Damage, also for a manifest of an unknown format or a folder with other files */
export async function readManifest(folder: string, key: BackupKey): Promise<Manifest> {
  const chunks: Buffer[] = [];
  await readPart({ folder, file: MANIFEST, name: MANIFEST, key }, async (source) => {
    for await (const chunk of source) chunks.push(chunk);
  });
  const read = JSON.parse(Buffer.concat(chunks).toString()) as { format?: unknown };
  if (read.format !== FORMAT)
    throw new Damage(`its format is ${String(read.format)}; this release reads format ${FORMAT}`);
  const found = manifest.parse(read);
  const known = new Set([MANIFEST, ...found.parts.map(({ file }) => file)]);
  const strange = (await readdir(folder)).find((name) => !known.has(name));
  if (strange) throw new Damage(`${join(folder, strange)} does not belong to this backup`);
  return found;
}
