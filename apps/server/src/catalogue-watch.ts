import { type Internal, setSite } from '@kandil/api';
import { catalogueVersion, siteDocument, streamOrigins } from '@kandil/contract/internal';
import { PLAIN_SITE, type SiteDocument } from '@kandil/contract/site';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between looks; an import shows everywhere after twice as long at most. */
const EVERY_MS = 2000;

export interface CatalogueWatch {
  /** Registers a listener that is called when the catalogue has changed. */
  onChange(listener: () => unknown): void;
  /** The origins of other parties' channels; the same list until they change. */
  streamOrigins(): readonly string[];
  /** Loads what listeners need before the first look. @returns whether the content service answered */
  load(): Promise<boolean>;
  start(): void;
  stop(): void;
}

/** What the parts of a server need to know of the published catalogue. */
export type PublishedCatalogue = Pick<CatalogueWatch, 'onChange' | 'streamOrigins'>;

/**
 * Tells a node that the catalogue has changed, and loads the site document and the origins of streams, so that nothing it
 * has is older. A look is one small query; it reaches nodes that lost a message or were not there, as a notification would
 * not.
 */
export function watchCatalogue(internal: Internal, everyMs = EVERY_MS): CatalogueWatch {
  const listeners: (() => unknown)[] = [];
  const tell = () => listeners.forEach((listener) => listener());
  let origins: readonly string[] = [];
  let known: string | null = null;
  let isLate = false;
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const version = await internal(catalogueVersion, {}).catch(() => null);
    // The service may be away; then what is cached stays.
    if (version === null) return;
    const isFirst = known === null;
    const hasChanged = !isFirst && known !== version;
    // Before the listeners: what they make again shows the new site.
    if (isFirst || hasChanged || isLate) if (!(await load())) return;
    known = version;
    // Once more at the next look: another node that answered this one may have looked later.
    if (hasChanged || isLate) tell();
    isLate = hasChanged;
  }

  /** @returns whether the content service answered */
  async function load(): Promise<boolean> {
    const [isLoaded, found] = await Promise.all([
      loadSite(internal),
      internal(streamOrigins, {}).catch(() => null),
    ]);
    if (found && found.join() !== origins.join()) origins = found;
    return isLoaded && found !== null;
  }

  async function lookOn(): Promise<void> {
    await look();
    if (isRunning) timer = setTimeout(() => void lookOn(), everyMs).unref();
  }

  return {
    onChange: (listener) => void listeners.push(listener),
    streamOrigins: () => origins,
    load,
    start() {
      isRunning = true;
      void lookOn();
    },
    stop() {
      isRunning = false;
      clearTimeout(timer);
    },
  };
}

/** Loads the site document. @returns whether the content service answered */
async function loadSite(internal: Internal): Promise<boolean> {
  const text = await internal(siteDocument, {}).catch(() => undefined);
  if (text === undefined) return false;
  setSite(text === null ? PLAIN_SITE : (JSON.parse(text) as SiteDocument));
  return true;
}

/**
 * Watches while a server listens, and calls these listeners and those that others register. The site document and the
 * origins of streams are loaded first, if the content service can be reached.
 */
export async function followCatalogue(
  app: FastifyInstance,
  internal: Internal,
  listeners: readonly (() => void)[],
): Promise<PublishedCatalogue> {
  const watch = watchCatalogue(internal);
  await watch.load();
  listeners.forEach(watch.onChange);
  app.addHook('onListen', async () => watch.start());
  app.addHook('onClose', async () => watch.stop());
  return watch;
}
