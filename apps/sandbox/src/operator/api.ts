import type { FastifyInstance } from 'fastify';
import type { Movement, Records } from '../gateways/index.ts';
import { minorOf } from '../gateways/money.ts';
import {
  guard,
  idempotentPosts,
  type StoredAnswer,
  notFound,
  OperatorError,
  refused,
} from './answers.ts';
import type { Billing } from './billing.ts';
import { type Books, chargeById } from './books.ts';
import type { Consents } from './consents.ts';
import type { Decisions } from './decisions.ts';
import type { Package } from './model.ts';
import { consentOf, lineOf, subscriptionOf } from './present.ts';
import type { Reversals } from './reversals.ts';
import {
  codeBody,
  type CodeBody,
  consentBody,
  type ConsentBody,
  nextPackageBody,
  type NextPackageBody,
  packageBody,
  type PackageBody,
  refundBody,
  type RefundBody,
} from './schemas.ts';
import { isSupported, NAME } from './settings.ts';

interface ApiOptions {
  answers: Records<StoredAnswer>;
  books: Books;
  billing: Billing;
  reversals: Reversals;
  consents: Consents;
  decisions: Decisions;
  ledger: Records<Movement>;
}
type Post = ReturnType<typeof idempotentPosts>;

/** The operator's API: docs/reference/operator-billing.md. */
export function operatorApi(api: FastifyInstance, options: ApiOptions) {
  guard(api);
  const post = idempotentPosts(api, options.answers);
  packageRoutes(post, options);
  consentRoutes(api, post, options);
  subscriptionRoutes(api, post, options);
  refundRoute(post, options);
  statementRoute(api, options);
}

function packageRoutes(post: Post, { books: { packages } }: ApiOptions) {
  post<PackageBody>('/v1/packages', { schema: { body: packageBody } }, async ({ body }) => {
    const { code: id, title, months, currency } = body;
    const amount = minorOf(body.amount, currency);
    if (amount === null) throw new OperatorError(400, 'INVALID', 'not an amount of the currency');
    const requested: Package = { id, title, months, amount, currency };
    const known = packages.get(id);
    const isSame = (['months', 'amount', 'currency'] as const).every(
      (key) => !known || known[key] === requested[key],
    );
    if (!isSame) throw new OperatorError(409, 'PACKAGE_DIFFERS', 'the package has other terms');
    await packages.put(requested);
    return { packageId: id };
  });
}

function consentRoutes(
  api: FastifyInstance,
  post: Post,
  { books, consents, decisions }: ApiOptions,
) {
  post<ConsentBody>('/v1/consents', { schema: { body: consentBody } }, async (request) => {
    const { language: _language, msisdn, ...body } = request.body;
    if (!books.packages.get(body.packageId)) throw notFound('package');
    if (msisdn && !isSupported(msisdn)) throw refused('NUMBER_NOT_SUPPORTED');
    const consent = await consents.open({ ...body, msisdn: msisdn && msisdn.slice(1) });
    const page = `${request.protocol}://${request.host}/${NAME}/consent/${consent.id}`;
    return { ...consentOf(consent), page: consent.code ? null : page };
  });
  api.get<{ Params: { id: string } }>('/v1/consents/:id', async ({ params }) => {
    const consent = consents.current(params.id);
    if (!consent) throw notFound('consent');
    return consentOf(consent);
  });
  post<CodeBody>('/v1/consents/:id/code', { schema: { body: codeBody } }, async (request) => {
    if (!consents.current(request.params.id)) throw notFound('consent');
    return { result: await decisions.confirm(request.params.id, request.body.code) };
  });
}

function subscriptionRoutes(api: FastifyInstance, post: Post, { books, billing }: ApiOptions) {
  const find = async (id: string) => {
    await billing.renewDue();
    const subscription = books.subscriptions.get(id);
    if (!subscription) throw notFound('subscription');
    return subscription;
  };
  api.get<{ Params: { id: string } }>('/v1/subscriptions/:id', async ({ params }) =>
    subscriptionOf(await find(params.id)),
  );
  post('/v1/subscriptions/:id/activate', {}, async ({ params }) => {
    const found = await find(params.id);
    if (found.status === 'ENDED') throw refused('ENDED');
    const result = await billing.activate(found);
    if (typeof result === 'string') throw refused(result);
    return subscriptionOf(result);
  });
  post<NextPackageBody>(
    '/v1/subscriptions/:id/package',
    { schema: { body: nextPackageBody } },
    async ({ params, body }) => {
      const found = await find(params.id);
      const next = books.packages.get(body.packageId);
      if (!next) throw notFound('package');
      const { months, currency } = found.package;
      if (found.status !== 'ACTIVE') throw refused('ENDED');
      if (next.months !== months || next.currency !== currency)
        throw new OperatorError(409, 'PACKAGE_DIFFERS', 'another period or currency');
      return subscriptionOf(await books.subscriptions.put({ ...found, nextPackage: next }));
    },
  );
  post('/v1/subscriptions/:id/cancel', {}, async ({ params }) =>
    subscriptionOf(await billing.end(await find(params.id))),
  );
}

function refundRoute(post: Post, { books, reversals }: ApiOptions) {
  post<RefundBody>('/v1/charges/:id/refunds', { schema: { body: refundBody } }, async (request) => {
    const found = chargeById(books, request.params.id);
    if (!found) throw notFound('charge');
    const { currency } = found.subscription.package;
    const amount = minorOf(request.body.amount, currency);
    if (amount === null || request.body.currency !== currency)
      throw new OperatorError(400, 'INVALID', 'not an amount of the charge');
    if (!(await reversals.refund(found.charge.id, amount))) throw refused('REFUND_TOO_LARGE');
    return { chargeId: found.charge.id };
  });
}

/** Lines on a page of the statement. */
const STATEMENT_PAGE = 100;

function statementRoute(api: FastifyInstance, { ledger }: ApiOptions) {
  interface Statement {
    from?: string;
    until?: string;
    after?: string;
  }
  api.get<{ Querystring: Statement }>('/v1/statement', async ({ query }) => {
    const [from, until] = [Date.parse(query.from ?? ''), Date.parse(query.until ?? '')];
    if (Number.isNaN(from) || Number.isNaN(until))
      throw new OperatorError(400, 'INVALID', 'from and until are moments');
    const all = ledger
      .list()
      .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < until)
      .map(lineOf);
    const first = query.after ? all.findIndex(({ lineId }) => lineId === query.after) + 1 : 0;
    const lines = all.slice(first, first + STATEMENT_PAGE);
    const isLast = first + lines.length >= all.length;
    return { lines, next: isLast ? null : (lines.at(-1)?.lineId ?? null) };
  });
}
