import { Refusal } from '@kandil/contract';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './context.ts';

/**
 * Fields and the one file of a multipart request; `app.ts` sets the other limits of the parser.
 * @param fileSize largest file in bytes
 */
export async function readMultipart(
  request: FastifyRequest,
  fileSize: number,
): Promise<{ fields: Record<string, string>; file: UploadedFile | null }> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  const fields: Record<string, string> = {};
  let file: UploadedFile | null = null;
  for await (const part of request.parts({ limits: { fileSize } })) {
    if (part.type === 'field') {
      // The parser truncates a value at its limit and continues.
      if (part.valueTruncated) throw new Refusal('PAYLOAD_TOO_LARGE');
      fields[part.fieldname] = String(part.value);
    } else file = { name: part.filename, type: part.mimetype, bytes: await part.toBuffer() };
  }
  return { fields, file };
}
