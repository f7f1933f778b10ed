import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { createDatabase, openOn, startTestServer } from '../platform/database/test-server.ts';
import { silentLog } from '../platform/log.ts';
import { applySchema } from '../platform/schema.ts';
import type { Template, TestServerAnswer } from '../platform/testing.ts';
import { seedDemo } from '../services/auth/flows/demo.ts';
import { importCatalogue } from '../services/content/flows/import/index.ts';
import { importSite } from '../services/content/flows/site/index.ts';
import { importOffers } from '../services/purchase/flows/import/index.ts';
import { PRODUCT_SCHEMA } from '../services/modules.ts';
import { seedDemoPurchases } from '../services/purchase/store/demo.ts';
import { startDebianServer } from './debian-server.ts';
import { demoCatalogue, demoOffers, demoPictures, demoSite } from './demo-files.ts';
import { patientPasswords } from './undemanding.ts';

interface TestServer {
  url: string;
  pooledUrl?: string;
  close: () => Promise<void>;
}

/** How each template is made: it copies another template and writes into the copy. */
const TEMPLATES: Record<Exclude<Template, 'empty'>, TemplateRecipe> = {
  migrated: {
    from: 'empty',
    async fill(database) {
      await applySchema(database, PRODUCT_SCHEMA, silentLog);
      await importOffers(database, await demoOffers(), { now: systemClock });
    },
  },
  demo: {
    from: 'migrated',
    async fill(database) {
      const pictures = await demoPictures();
      await importCatalogue(database, await demoCatalogue(), { pictures });
      await importSite(database, await demoSite(), { pictures, source: 'DEMO' });
      await seedDemo(database, systemClock, patientPasswords());
      await seedDemoPurchases(database, systemClock);
    },
  },
};

interface TemplateRecipe {
  from: Template;
  fill: (database: Database) => Promise<void>;
}

/**
 * Global set-up of Vitest: one PostgreSQL and its template databases for all test files of a run. Each is made when the
 * first file needs it, so that a run of pure tests starts no server.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { templatesAt, isPooled } = project.getProvidedContext();
  const templates = templatesAt
    ? { url: templatesAt, close: () => Promise.resolve() }
    : await startTemplates(isPooled);
  project.provide('databaseServer', templates.url);
  return templates.close;
}

/**
 * Makes the template databases, each when it is first asked for.
 * @returns where `openTestDatabase` asks for them
 */
export async function startTemplates(
  isPooled = false,
): Promise<{ url: string; close: () => Promise<void> }> {
  let server: Promise<TestServer> | undefined;
  const made = new Map<Template, Promise<string>>();

  async function make(template: Template, url: string): Promise<string> {
    if (template === 'empty') return 'template1';
    const { from, fill } = TEMPLATES[template];
    const name = `template_${template}`;
    await createDatabase(url, name, await nameOf(from, url));
    const database = openOn(url, name, { patient: true });
    await fill(database);
    await database.pool.query('analyze'); // a copy is too young to have been analysed by itself
    await database.close();
    return name;
  }

  function nameOf(template: Template, url: string): Promise<string> {
    const known = made.get(template) ?? make(template, url);
    made.set(template, known);
    return known;
  }

  const desk = createServer((request, response) => {
    const template = (request.url ?? '').slice(1) as Template;
    server ??= isPooled ? startDebianServer() : startTestServer();
    server
      .then(async ({ url, pooledUrl }) =>
        JSON.stringify({
          url,
          template: await nameOf(template, url),
          ...(pooledUrl && { pooledUrl }),
        } satisfies TestServerAnswer),
      )
      .then(
        (text) => response.end(text),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((done) => desk.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  const close = async () => {
    desk.close();
    await (await server)?.close();
  };
  return { url, close };
}
