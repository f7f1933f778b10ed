import {
  type AccessTokens,
  inProcess,
  type Internal,
  type JobHandler,
  type ModuleOptions,
  MODULES,
  type OpenedModule,
  overHttp,
  type Platform,
  type Reading,
  noteMailHandler,
  recordAuditHandler,
  type Service,
  type ServiceModule,
  type ServicePlatform,
  type StaffCalls,
  staffInProcess,
  staffOverHttp,
  type KeyRing,
} from '@kandil/api';
import { ALL_SERVICES, type ServiceName } from '@kandil/contract';
import { type Config, serviceUrl } from './config.ts';
import { servicesOf } from './roles.ts';
import type { Stores } from './stores.ts';
import { moduleOptions, type WorldParts } from './worlds.ts';

export interface ServiceParts extends WorldParts {
  tokens: AccessTokens;
  /** Additional jobs. */
  jobs: readonly JobHandler[];
}

export interface BuiltServices {
  services: Service[];
  /** What each service reads of its data for the metrics. */
  readings: Reading[];
}

/** Calls services of this process directly, and others over HTTP at the address in SERVICE_URLS. */
export function transport(
  config: Config,
  serviceKeys: KeyRing,
  platform: Platform,
  mounted: () => readonly Service[],
): Internal {
  const here = new Set<ServiceName>(servicesOf(config.roles));
  const direct = inProcess(mounted, platform.log);
  const remote = overHttp({
    baseUrlOf: (service) => serviceUrl(config, service),
    serviceKeys,
  });
  return (call, args) => (here.has(call.service) ? direct(call, args) : remote(call, args));
}

/** Calls of the control room, made the same way. */
export function staffTransport(
  config: Config,
  serviceKeys: KeyRing,
  platform: Platform,
  mounted: () => readonly Service[],
): StaffCalls {
  const here = new Set<ServiceName>(servicesOf(config.roles));
  const direct = staffInProcess(mounted, platform.log);
  const remote = staffOverHttp({
    baseUrlOf: (service) => serviceUrl(config, service),
    serviceKeys,
  });
  return (call, args, request) => (here.has(call.service) ? direct : remote)(call, args, request);
}

/** Each service module with its own options. */
const modules: { [Name in ServiceName]: ServiceModule<Name, ModuleOptions[Name]> } = MODULES;

const open = <Name extends ServiceName>(
  name: Name,
  platform: ServicePlatform,
  options: ModuleOptions,
): OpenedModule => modules[name].open(platform, options[name]);

/**
 * Builds the services of this process. It registers the jobs of every service: any worker may run them, and any
 * process may enqueue them.
 */
export async function buildServices(parts: ServiceParts): Promise<BuiltServices> {
  const { config, platform, keys, tokens, stores } = parts;
  const mounted: Service[] = [];
  const internal = transport(config, keys.services, platform, () => mounted);
  const options = moduleOptions(parts);
  const opened = ALL_SERVICES.map((name) =>
    open(name, { ...platform, ...stores.of(name), tokens, internal }, options),
  );
  const names = new Set(servicesOf(config.roles));
  const own = opened.map(({ service }) => service).filter(({ name }) => names.has(name));
  mounted.push(...own);
  const work = config.roles.has('worker');
  for (const store of stores.all) {
    const handlers = opened.flatMap(({ service, jobs }) =>
      stores.of(service.name) === store ? jobs : [],
    );
    const others = store === platform ? parts.jobs : [];
    const all = [...handlers, recordAuditHandler(internal), noteMailHandler(internal), ...others];
    await store.queue.start(all, { work });
  }
  const readings = opened.flatMap((each) => each.readings);
  if (!work) return { services: mounted, readings };
  await schedule(stores);
  for (const { atStart } of opened) await atStart();
  return { services: mounted, readings };
}

/** Schedules the recurring jobs of each service in its queue alone: it may have had another one before. */
async function schedule(stores: Stores): Promise<void> {
  for (const name of ALL_SERVICES)
    for (const { job, cron } of modules[name].schedules)
      for (const store of stores.all)
        await (store.queue === stores.of(name).queue
          ? store.queue.schedule(job, cron, {})
          : store.queue.unschedule(job));
}
