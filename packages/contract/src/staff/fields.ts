import * as z from 'zod/mini';
import { email, text } from '../fields.ts';
import { ROLES } from './permissions.ts';

export const role = () => z.enum(ROLES);
/** A moment in answers, ISO 8601 in UTC. */
export const moment = () => z.iso.datetime();
export const staffMail = () => email().check(z.regex(/^[^\s@]+@[^\s@]+$/));
export const personName = () => text(80, 1).check(z.refine((typed) => typed.trim() !== ''));
/** The token of an invitation: 32 bytes in base64url. */
export const invitationToken = () => text(200, 1);

/** Options of a WebAuthn ceremony in the JSON form of the standard (`parseCreationOptionsFromJSON`). */
export const ceremonyOptions = z.record(z.string(), z.unknown());

const base64url = (max: number) => text(max, 1).check(z.regex(/^[\w-]+$/));
/** The answer of an authenticator, in the JSON form of the standard (`PublicKeyCredential.toJSON`). */
export const authenticatorAnswer = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.record(text(64), z.unknown()),
  clientExtensionResults: z.record(text(64), z.unknown()),
  authenticatorAttachment: z.optional(z.nullable(text(40))),
});

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: moment(),
  usedAt: z.nullable(moment()),
});
