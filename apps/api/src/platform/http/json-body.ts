import { type ErrorCode, Refusal } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';

/** A string, with the colon if it is a key; or the start or end of an object. */
const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;

/**
 * The first key that stands twice in one object of a valid JSON text. Parsers disagree about which of the two
 * counts (RFC 8259, 4), so a proxy that checks requests and this server could read different values.
 */
export function repeatedKey(json: string): string | undefined {
  const objects: Set<string>[] = [];
  for (const [token, colon] of json.matchAll(TOKENS)) {
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (colon !== undefined) {
      const key = JSON.parse(token.slice(0, -colon.length)) as string;
      if (objects.at(-1)?.has(key)) return key;
      objects.at(-1)?.add(key);
    }
  }
  return undefined;
}

const refused = (field: string, code: ErrorCode) =>
  new Refusal('INVALID_INPUT', { fields: { [field.slice(0, 64)]: code } });

/**
 * Parses JSON bodies. An empty body is an empty object: some clients send the content type with every request.
 * `null` and repeated keys are refused, and so are the keys that Fastify's own parser refuses (`__proto__`).
 */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text.trim() === '') return done(null, {});
      void parse(request, text, (error, body: unknown) => {
        if (error) return done(error);
        if (body === null) return done(refused('body', 'INVALID_INPUT'));
        const key = repeatedKey(text);
        return key === undefined ? done(null, body) : done(refused(key, 'REPEATED_FIELD'));
      });
    },
  );
}
