import type { FastifyInstance } from 'fastify';
import type { Party, PartyContext } from '../party.ts';
import { html } from '../web/html.ts';
import { sendPage, type Section } from '../web/page.ts';
import { PARTY, s3Routes, type Store } from './api.ts';
import { Objects } from './objects.ts';
import { S3_KEY } from './signature.ts';
import { createSwitches, type Switches, switchesBody } from './switches.ts';
import { createUploads } from './uploads.ts';

export { S3_KEY } from './signature.ts';

const PAGE = '/buckets';
const TITLE = 'Buckets';

const bucketParams = {
  type: 'object',
  properties: { bucket: { type: 'string', pattern: '^[a-z0-9.-]{1,63}$' } },
} as const;

/** A store of objects that speaks S3: every name is a bucket. */
export async function openS3({ dataDir, faults }: PartyContext): Promise<Party> {
  const objects = await Objects.open(dataDir);
  const store = { objects, uploads: createUploads(objects), switches: createSwitches(), faults };
  return {
    name: PARTY,
    title: TITLE,
    about: 'Stores files as an S3-compatible store does.',
    page: PAGE,
    faults: ['down', 'slow', 'rejects'],
    routes: (app, sections) => {
      s3Routes(app, store);
      switchRoutes(app, store);
      page(app, store, sections);
    },
    count: () => objects.all().length,
    close: () => objects.close(),
  };
}

/**
 * For tests and by hand: `GET` and `PUT /buckets/:bucket`. Putting switches, or null, begins to count the requests
 * again.
 */
function switchRoutes(app: FastifyInstance, { objects, uploads, switches }: Store): void {
  const url = `${PAGE}/:bucket`;
  const schema = { params: bucketParams };
  const stateOf = (bucket: string) => ({
    ...switches.of(bucket),
    uploads: uploads.count(),
    keys: objects.all().flatMap((each) => (each.bucket === bucket ? [each.key] : [])),
  });
  app.get<{ Params: { bucket: string } }>(url, { schema }, ({ params }) => stateOf(params.bucket));
  app.put<{ Params: { bucket: string }; Body: Switches | null }>(
    url,
    { schema: { ...schema, body: switchesBody } },
    ({ params, body }) => {
      switches.set(params.bucket, body);
      return stateOf(params.bucket);
    },
  );
}

const SHOWN = 200;

function page(app: FastifyInstance, { objects }: Store, sections: readonly Section[]): void {
  app.get(PAGE, (request, reply) => {
    const all = objects.all();
    const rows = all.slice(0, SHOWN).map(
      ({ bucket, key, size, modified }) =>
        html`<li>
          <p dir="ltr"><strong>${bucket}</strong> ${key}</p>
          <p class="muted">${size} bytes, ${modified}</p>
        </li>`,
    );
    const body = html`<h1>${TITLE}</h1>
      <p>
        Every name is a bucket:
        <code>${request.protocol}://${request.host}/${PARTY}/films</code> with the access key
        <code>${S3_KEY.accessKeyId}</code> and the secret key
        <code>${S3_KEY.secretAccessKey}</code>. <code>PUT ${PAGE}/films</code> with JSON such as
        <code>{"method": "PUT", "after": 2, "mode": "slow-down"}</code> makes requests fail.
      </p>
      ${
        rows.length > 0
          ? html`<p class="muted">
                ${all.length} objects${all.length > SHOWN && `, the first ${SHOWN}`}
              </p>
              <ul class="list">
                ${rows}
              </ul>`
          : html`<p class="muted">Nothing was stored yet.</p>`
      }`;
    return sendPage(reply, { title: TITLE, current: PAGE, sections, body });
  });
}
