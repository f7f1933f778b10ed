import { type AnyCall, notify } from '@kandil/contract';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { ServiceApp } from '../../../testing/service-app.ts';
import { schemaOf } from '../../../platform/database/kysely.ts';
import type { NotifyTables } from '../store/tables.ts';

/** The fields of a valid ticket. */
export const form = (patch: Record<string, string> = {}): Record<string, string> => ({
  ticketEmail: 'leyla@kandil.test',
  ticketMessage: 'The sound stops after a minute.',
  ticketSubject: 'PLAYBACK',
  deviceLanguage: 'en',
  ...patch,
});

export const keyed = (patch: Record<string, string> = {}) =>
  form({ ticketKey: randomUUID(), ...patch });

interface Sender {
  token: string | null;
  language?: string;
  ip?: string;
}

/** Sends a ticket as a browser does. */
export const save = (
  app: Pick<ServiceApp, 'app'>,
  sender: Sender,
  fields: Record<string, string>,
  file?: File,
) => upload(notify.supportTicketSave, app, sender, { fields, file });

/** Adds to a ticket as a browser does. */
export const reply = (
  app: Pick<ServiceApp, 'app'>,
  sender: Sender,
  { ticketId, ...fields }: { ticketId: string; ticketMessage?: string; replyKey?: string },
  file?: File,
) => {
  const all = { ticketId, ticketMessage: 'It still stops.', replyKey: randomUUID(), ...fields };
  return upload(notify.supportTicketReply, app, sender, { fields: all, file });
};

async function upload(
  { paths }: AnyCall,
  { app }: Pick<ServiceApp, 'app'>,
  { token, language = 'en', ip = '127.0.0.1' }: Sender,
  { fields, file }: { fields: Record<string, string>; file: File | undefined },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set('file', file);
  const encoded = new Response(body);
  const response: LightMyRequestResponse = await app.inject({
    method: 'POST',
    url: `/api/notify${paths[0]}`,
    remoteAddress: ip,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'x-language': language,
      'x-platform': 'web',
      'x-app-version': '1.2.3',
      'user-agent': 'Test browser',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: response.statusCode, ...response.json() };
}

/** The stored tickets, oldest first. */
export const tickets = ({ database }: Pick<ServiceApp, 'database'>) =>
  schemaOf<NotifyTables>(database, 'notify')
    .selectFrom('ticket')
    .selectAll()
    .orderBy('number')
    .execute();

/** A picture of a size, with the place where it was taken in its metadata. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp',
  side = 64,
): Promise<Buffer<ArrayBuffer>> {
  const create = { width: side, height: side, channels: 3, background: '#8a6116' } as const;
  const made = await sharp({ create })
    .withExif({ IFD0: { ImageDescription: 'Our living room' } })
    .toFormat(format)
    .toBuffer();
  return Buffer.from(made);
}

export const named = (name: string, content: Uint8Array<ArrayBuffer> | string): File =>
  new File([content], name, { type: 'application/octet-stream' });
