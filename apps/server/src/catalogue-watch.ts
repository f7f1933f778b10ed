import {
  type Cache,
  GUIDE_ENTRIES,
  type Internal,
  setNextChange,
  setSite,
  setTerritories,
  type Switches,
} from '@kandil/api';
import {
  catalogueVersion,
  guideVersion,
  nextChange,
  siteDocument,
  streamOrigins,
  switches as switchesCall,
  territories,
} from '@kandil/contract/internal';
import { PLAIN_SITE, type SiteDocument } from '@kandil/contract/site';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between looks; an import shows everywhere after twice as long at most. */
const EVERY_MS = 2000;

type Listener = () => unknown;

export interface CatalogueWatch {
  /** Registers a listener that is called when the catalogue has changed. */
  onChange(listener: Listener): void;
  /** Registers a listener that is called when the guide of a channel has changed, and nothing else. */
  onGuide(listener: Listener): void;
  /** Registers a listener that is called when countries see other things than before. */
  onTerritories(listener: Listener): void;
  /** Registers a listener that is called when something is switched, or a notice begins or ends to be shown. */
  onSwitch(listener: Listener): void;
  /** The origins of other parties' channels; the same list until they change. */
  streamOrigins(): readonly string[];
  /** Loads what listeners need before the first look. @returns whether the content service answered */
  load(): Promise<boolean>;
  start(): void;
  stop(): void;
}

/** What the parts of a server need to know of the published catalogue. */
export type PublishedCatalogue = Pick<
  CatalogueWatch,
  'onChange' | 'onGuide' | 'onSwitch' | 'onTerritories' | 'streamOrigins'
>;

/**
 * Tells a node that the catalogue or a guide has changed, or something was switched, and loads the site document, the origins
 * of streams and the switches, so that nothing it has is older. A look is two small queries; it reaches nodes that lost a message or were not there, as a
 * notification would not.
 */
export function watchCatalogue(
  internal: Internal,
  switches: Switches,
  everyMs = EVERY_MS,
): CatalogueWatch {
  let origins: readonly string[] = [];
  const catalogue = watchVersion(() => internal(catalogueVersion, {}), { prepare: load });
  const guide = watchVersion(() => internal(guideVersion, {}));
  const switched = watchVersion(readSwitches);
  const movers: Listener[] = [];
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  /** Takes over what is switched. @returns its version */
  async function readSwitches(): Promise<string> {
    const { version, ...states } = await internal(switchesCall, {});
    switches.put(states);
    return version;
  }

  /** @returns whether the content service answered */
  async function load(): Promise<boolean> {
    const [isLoaded, found, next, places] = await Promise.all([
      loadSite(internal),
      internal(streamOrigins, {}).catch(() => null),
      internal(nextChange, {}).catch(() => null),
      internal(territories, {}).catch(() => null),
    ]);
    setNextChange(next);
    if (places && setTerritories(places)) for (const mover of movers) mover();
    if (found && found.join() !== origins.join()) origins = found;
    return isLoaded && found !== null && places !== null;
  }

  async function lookOn(): Promise<void> {
    await Promise.all([catalogue.look(), guide.look(), switched.look()]);
    if (isRunning) timer = setTimeout(() => void lookOn(), everyMs).unref();
  }

  return {
    onChange: catalogue.onChange,
    onGuide: guide.onChange,
    onSwitch: switched.onChange,
    onTerritories: (listener) => void movers.push(listener),
    streamOrigins: () => origins,
    async load() {
      const [isLoaded] = await Promise.all([load(), readSwitches().catch(() => null)]);
      return isLoaded;
    },
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

/**
 * Watches one version.
 * @param prepare runs before the listeners of a new version; false: it is tried again at the next look
 */
function watchVersion(
  read: () => Promise<string>,
  { prepare = async () => true }: { prepare?: () => Promise<boolean> } = {},
) {
  const listeners: Listener[] = [];
  let known: string | null = null;
  let isLate = false;
  return {
    onChange: (listener: Listener) => void listeners.push(listener),
    async look(): Promise<void> {
      const version = await read().catch(() => null);
      // The service may be away; then what is cached stays.
      if (version === null) return;
      const isFirst = known === null;
      const hasChanged = !isFirst && known !== version;
      // Before the listeners: what they make again shows the new site.
      if (isFirst || hasChanged || isLate) if (!(await prepare())) return;
      known = version;
      // Once more at the next look: another node that answered this one may have looked later.
      if (hasChanged || isLate) for (const listener of listeners) listener();
      isLate = hasChanged;
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

/** What a node has made from the catalogue and the guides. */
interface NodeCaches {
  cache: Pick<Cache, 'clear'>;
  answers: { expire(part?: 'live'): void; retire(): void; clear(): void };
  switches: Switches;
}

/**
 * Watches while a server listens, for its caches and the listeners that others register. The site document and the origins
 * of streams are loaded first, if the content service can be reached.
 */
export async function followCatalogue(
  app: FastifyInstance,
  internal: Internal,
  { cache, answers, switches }: NodeCaches,
): Promise<PublishedCatalogue> {
  const watch = watchCatalogue(internal, switches);
  await watch.load();
  // Not `expire`: an answer for the countries of before must not be sent once more.
  watch.onTerritories(() => answers.clear());
  watch.onChange(() => cache.clear());
  watch.onChange(() => answers.expire());
  watch.onSwitch(() => answers.retire());
  watch.onGuide(() => cache.clear(GUIDE_ENTRIES));
  watch.onGuide(() => answers.expire('live'));
  app.addHook('onListen', async () => watch.start());
  app.addHook('onClose', async () => watch.stop());
  return watch;
}
