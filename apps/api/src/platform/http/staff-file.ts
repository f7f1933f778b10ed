import { Refusal } from '@kandil/contract';
import type { StaffFile } from '@kandil/contract/control/files';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { StaffOutcome } from './staff-calls.ts';

/** Makes the file's call for one page; each one is checked as every call is. */
export type PageOf = (args: Record<string, unknown>) => Promise<StaffOutcome>;

interface FilePage {
  lines: string;
  next: string | null;
}

const pageIn = ({ status, envelope }: StaffOutcome): FilePage => {
  if (status !== 200) throw new Error(`a page of a file was answered ${status}`);
  return envelope.data as FilePage;
};

/**
 * The pages of a file, each read once the one before was taken, so that one page at most is in memory. A page that fails breaks
 * the connection off: the browser then says that the download failed, and nobody takes a part for the whole.
 */
async function* pagesFrom(first: StaffOutcome, query: object, pageOf: PageOf) {
  let page = pageIn(first);
  yield page.lines;
  while (page.next !== null) {
    page = pageIn(await pageOf({ ...query, after: page.next }));
    yield page.lines;
  }
}

/**
 * Streams a file. @returns the refusal of the first page instead, if it was refused
 * @throws Refusal INVALID_INPUT for a query with `after`: a file begins at its beginning
 */
export async function sendFile(
  { type, nameOf }: StaffFile,
  query: Readonly<Record<string, string>>,
  reply: FastifyReply,
  pageOf: PageOf,
): Promise<FastifyReply | StaffOutcome> {
  if ('after' in query) throw new Refusal('INVALID_INPUT');
  const first = await pageOf(query);
  if (first.status !== 200) return first;
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${nameOf(query)}"`)
    .type(type)
    .send(Readable.from(pagesFrom(first, query, pageOf), { objectMode: false }));
}
