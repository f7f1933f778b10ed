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
  type Service,
  type ServiceModule,
  type ServicePlatform,
  type KeyRing,
} from '@kandil/api';
import { SERVICES, type ServiceName } from '@kandil/contract';
import { type Config, serviceUrl } from './config.ts';
import { servicesOf } from './roles.ts';
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
  const { config, platform, keys, tokens } = parts;
  const { queue } = platform;
  const mounted: Service[] = [];
  const internal = transport(config, keys.services, platform, () => mounted);
  const options = moduleOptions(parts);
  const opened = SERVICES.map((name) => open(name, { ...platform, tokens, internal }, options));
  const names = new Set(servicesOf(config.roles));
  const own = opened.map(({ service }) => service).filter(({ name }) => names.has(name));
  mounted.push(...own);
  const work = config.roles.has('worker');
  await queue.start([...opened.flatMap(({ jobs }) => jobs), ...parts.jobs], { work });
  const readings = opened.flatMap((each) => each.readings);
  if (!work) return { services: mounted, readings };
  for (const { job, cron } of SERVICES.flatMap((name) => modules[name].schedules))
    await queue.schedule(job, cron, {});
  for (const { atStart } of opened) await atStart();
  return { services: mounted, readings };
}
