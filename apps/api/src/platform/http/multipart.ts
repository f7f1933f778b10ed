import { Refusal } from '@kandil/contract';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './context.ts';

/** Fields and the one file of a multipart request; its limits are set where the parser is registered. */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; file: UploadedFile | null }> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  const fields: Record<string, string> = {};
  let file: UploadedFile | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else file = { name: part.filename, type: part.mimetype, bytes: await part.toBuffer() };
  }
  return { fields, file };
}
