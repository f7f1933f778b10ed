import * as z from 'zod/mini';
import { cleanDigits, cleanEmail, cleanPhone } from './pasted.ts';

// Building blocks of inputs. Every string has a maximum length and every number a range (SEC-8).

/** Text typed by a person: at most `max` characters, no NUL, no half of a surrogate pair (JSON columns refuse both). */
export const text = (max: number, min = 0) =>
  z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.regex(/^[^\0]*$/),
    z.refine((typed) => typed.isWellFormed()),
  );
/** Positive numeric id, also from a query string. */
export const id = () =>
  z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(2_147_483_647));
/** Content code: lower-case words joined by hyphens, never digits only (SPEC-D8). */
export const code = () =>
  z.string().check(z.regex(/^(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/));
/** Opaque token that a program passes on: of a request or a session. */
export const token = () =>
  z.string().check(z.minLength(16), z.maxLength(512), z.regex(/^[A-Za-z0-9._~-]+$/));
/** Token of a link, also damaged: the service then says so, which an invalid field would not. */
export const linkToken = () => z.string().check(z.maxLength(512));
export const email = () =>
  z.string().check(z.overwrite(cleanEmail), z.minLength(3), z.maxLength(254));
/** Phone number: digits with the calling code. It may be typed with `+`, spaces, brackets and dashes (SPEC-D47). */
export const msisdn = () =>
  z.string().check(
    z.maxLength(48),
    z.overwrite((typed) => cleanPhone(typed).replace(/^\+/, '')),
    z.regex(/^\d{7,15}$/),
  );
/** An address that is not given. Clients with one form for both names send the unused one empty. */
const noName = () =>
  z.pipe(
    z.literal(''),
    z.transform(() => undefined),
  );
export const optionalEmail = () => z.optional(z.union([noName(), email()]));
export const optionalMsisdn = () => z.optional(z.union([noName(), msisdn()]));
export const password = () => z.string().check(z.minLength(4), z.maxLength(128));
/** One-time code: a string, because leading zeros are legal (SPEC-D26). */
export const otp = () =>
  z.string().check(z.maxLength(48), z.overwrite(cleanDigits), z.regex(/^\d{4,8}$/));
export const captcha = () => z.optional(z.string().check(z.maxLength(8192)));
export const languageCode = () => z.string().check(z.regex(/^[a-z]{2}$/));

/** A text of an operator's file, which the database can store. */
export const fileText = (max: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(max),
    z.refine(
      (value) => value.isWellFormed() && !value.includes('\0'),
      'has a character that cannot be stored (U+0000 or half of a surrogate pair)',
    ),
  );
/** A text of an operator's file by language, in at least English, which replaces missing languages. */
export const texts = (max: number) =>
  z
    .record(languageCode(), fileText(max))
    .check(z.refine((value) => Object.hasOwn(value, 'en'), 'needs a text in English (en)'));

/** A switch to which other clients send any value (SPEC-D47). */
export const anyValue = () => z.optional(z.unknown());

/** Largest `offset` of a list. */
export const LAST_OFFSET = 10_000;

const offset = () =>
  z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(LAST_OFFSET));
/** Largest `limit` of a list; clients may ask for more and get this many (SPEC-D17). */
export const MOST_ROWS = 50;

const limit = () =>
  z.coerce.number<number | string>().check(
    z.int(),
    z.gte(1),
    z.overwrite((rows) => Math.min(rows, MOST_ROWS)),
    z.describe(`Rows to answer. More than ${MOST_ROWS} count as ${MOST_ROWS}.`),
  );

/** When an event happened at the viewer, which may be long before it is reported. */
export const eventTime = () =>
  z.iso
    .datetime()
    .check(
      z.describe(
        'When the event happened, by the clock of the device: ISO 8601 in UTC, such as 2026-05-01T20:15:30.000Z. ' +
          'The newest time of a video decides its progress; a time in the future counts as now.',
      ),
    );

/** Page of a list: `offset` at most `LAST_OFFSET` rows, `limit` with the call's own default size. */
export const page = (defaultLimit: number) => ({
  offset: z._default(offset(), 0),
  limit: z._default(limit(), defaultLimit),
});

/** Page of a list; the whole list unless `offset` or `limit` is sent (SPEC-D46). */
export const optionalPage = () => ({
  offset: z.optional(offset()),
  limit: z.optional(limit()),
});

/** A `CountryRule` in answers between services; null: everywhere. */
export const countries = z.nullable(
  z.union([z.object({ only: z.array(z.string()) }), z.object({ except: z.array(z.string()) })]),
);
