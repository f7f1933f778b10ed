import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PartyContext } from '../party.ts';
import type { Check, Checks } from './checks.ts';
import { script } from './script.ts';

export type CaptchaContext = Pick<PartyContext, 'faults' | 'productUrl'> & { checks: Checks };

const PARTY = 'captcha';
/** Scores of a bot and of a person. */
const SCORES = { rejects: 0.1, accepts: 0.9 };

const scriptQuery = {
  type: 'object',
  required: ['render'],
  properties: { render: { type: 'string', minLength: 1, maxLength: 128 } },
} as const;

const tokenQuery = {
  type: 'object',
  required: ['k'],
  properties: {
    k: { type: 'string', minLength: 1, maxLength: 128 },
    action: { type: 'string', maxLength: 100, pattern: '^[A-Za-z_/]*$', default: '' },
  },
} as const;

/** reCAPTCHA v3: its script for the product's pages, and `siteverify` for its server. */
export function captchaApi(app: FastifyInstance, context: CaptchaContext) {
  pageRoutes(app, context);
  verifyRoute(app, context);
}

function pageRoutes(app: FastifyInstance, { faults, productUrl, checks }: CaptchaContext) {
  const isDown = async (reply: FastifyReply) => {
    await faults.delay(PARTY);
    if (faults.of(PARTY).mode !== 'down') return false;
    reply.code(503);
    return true;
  };

  app.get('/recaptcha/api.js', { schema: { querystring: scriptQuery } }, async (request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin').type('text/javascript');
    return (await isDown(reply)) ? '' : script(`${request.protocol}://${request.host}`);
  });

  app.get<{ Querystring: { k: string; action: string } }>(
    '/recaptcha/api2/token',
    { schema: { querystring: tokenQuery } },
    async ({ query, headers }, reply) => {
      reply.headers({
        'access-control-allow-origin': productUrl,
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (await isDown(reply)) return { error: 'down' };
      const { hostname } = new URL(headers.origin ?? productUrl);
      const { token } = checks.add({ siteKey: query.k, action: query.action, hostname });
      return { token };
    },
  );
}

interface VerifyBody {
  secret?: string;
  response?: string;
  remoteip?: string;
}

function verifyRoute(app: FastifyInstance, { faults, checks }: CaptchaContext) {
  app.post<{ Body: VerifyBody | undefined }>(
    '/recaptcha/api/siteverify',
    async ({ body = {} }, reply) => {
      await faults.delay(PARTY);
      const { mode } = faults.of(PARTY);
      if (mode === 'down') return reply.code(503).send('Service unavailable');
      if (!body.secret) return refused('missing-input-secret');
      if (!body.response) return refused('missing-input-response');
      const check = checks.take(body.response);
      if (check === 'unknown') return refused('invalid-input-response');
      if (check === 'used') return refused('timeout-or-duplicate');
      return verdict(check, mode === 'rejects' ? SCORES.rejects : SCORES.accepts);
    },
  );
}

const verdict = ({ action, hostname, at }: Check, score: number) => ({
  success: true,
  challenge_ts: at,
  hostname,
  score,
  action,
});

const refused = (code: string) => ({ success: false, 'error-codes': [code] });
