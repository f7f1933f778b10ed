import type { FastifyInstance } from 'fastify';
import { type ChooserRequest, requestOf, sendChooser, sendProblem } from '../identity/chooser.ts';
import { deliver } from '../identity/deliver.ts';
import { type Choice, personOf } from '../identity/people.ts';
import { createVisits, type Visits, visitsPage } from '../identity/visits.ts';
import type { Faults } from '../faults.ts';
import type { Party, PartyContext } from '../party.ts';
import { FACEBOOK_APP, graphApi, issueToken, type Tokens, TOKEN_SECONDS } from './graph.ts';

export { FACEBOOK_APP } from './graph.ts';

const NAME = 'facebook';
const TITLE = 'Facebook';

interface Parts {
  asking: ChooserRequest;
  faults: Faults;
  tokens: Tokens;
  visits: Visits;
}

/** The dialog of Facebook Login: an access token in the fragment, or an error in the query. */
function dialog(app: FastifyInstance, { asking, faults, tokens, visits }: Parts) {
  const { productUrl } = asking;
  const returnTo = `${productUrl}/sign-in/${NAME}`;
  const problemOf = (request: Record<string, string>) => {
    if (request['client_id'] !== FACEBOOK_APP.appId) return 'Invalid app ID';
    if (request['response_type'] !== 'token') return 'Unsupported response type';
    return request['redirect_uri'] === returnTo ? null : `URL blocked: registered is ${returnTo}.`;
  };
  const denied = (state: string | undefined) => ({
    error: 'access_denied',
    error_code: '200',
    error_description: 'Permissions error',
    error_reason: 'user_denied',
    ...(state && { state }),
  });

  app.get<{ Querystring: Record<string, string> }>(`/${NAME}/dialog/oauth`, ({ query }, reply) => {
    const problem = problemOf(query);
    return problem ? sendProblem(reply, asking, problem) : sendChooser(reply, asking, query);
  });

  app.post<{ Body: Record<string, string> & Choice }>(`/${NAME}/answer`, ({ body }, reply) => {
    const request = requestOf(body);
    const state = request['state'];
    const problem = problemOf(request);
    if (problem) return sendProblem(reply, asking, problem);
    if (body.person === 'cancel')
      return deliver(reply, 'query', returnTo, denied(state), productUrl);
    if (faults.of(NAME).mode === 'rejects') {
      const error = { error_code: '1349168', error_message: 'unknown', ...(state && { state }) };
      return deliver(reply, 'query', returnTo, error, productUrl);
    }
    const person = personOf(body);
    if (!person) return sendChooser(reply, asking, request);
    visits.add(person);
    const fields = {
      access_token: issueToken(tokens, person),
      data_access_expiration_time: String(Math.floor(Date.now() / 1000) + TOKEN_SECONDS),
      expires_in: String(TOKEN_SECONDS),
      ...(state && { state }),
    };
    return deliver(reply, 'fragment', returnTo, fields, productUrl);
  });
}

/** Facebook Login and its part of the Graph API. */
export function openFacebook({ faults, productUrl }: PartyContext): Party {
  const visits = createVisits();
  const tokens: Tokens = new Map();
  return {
    name: NAME,
    title: TITLE,
    about: 'Signs people in with an access token, and says whose it is.',
    page: `/${NAME}`,
    faults: ['down', 'slow', 'rejects'],
    routes: (app, sections) => {
      app.addHook('onRequest', async (request, reply) => {
        if (!request.url.startsWith(`/${NAME}/`)) return;
        await faults.delay(NAME);
        if (faults.of(NAME).mode === 'down')
          return reply
            .code(503)
            .send({ error: { message: 'Service temporarily unavailable', code: 2 } });
      });
      dialog(app, {
        asking: { name: NAME, title: TITLE, sections, productUrl },
        faults,
        tokens,
        visits,
      });
      graphApi(app, tokens, faults);
      visitsPage(app, { name: NAME, title: TITLE, sections }, visits);
    },
    count: () => visits.list().length,
    close: () => {},
  };
}
