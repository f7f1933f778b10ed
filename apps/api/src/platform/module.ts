import type { ServiceName } from '@kandil/contract';
import { fileURLToPath } from 'node:url';
import type { MigrationSource } from './database/migrations/index.ts';
import type { AccessTokens } from './http/access-token.ts';
import type { Internal } from './http/internal.ts';
import type { HookHandler } from './http/hook.ts';
import { defineService, type HandlerGroup, type Service, withHooks } from './http/service.ts';
import type { Reading } from './metrics/reading.ts';
import type { Platform } from './index.ts';
import { notedMail } from './mail/noted.ts';
import { type Handler as JobHandler, isJob, type Job } from './queue/index.ts';

/** What a service is built on. */
export interface ServicePlatform extends Pick<
  Platform,
  'blobs' | 'database' | 'log' | 'now' | 'queue' | 'limiter' | 'sendMail' | 'sendSms' | 'state'
> {
  tokens: AccessTokens;
  /** Calls the other services, in this process or another one. */
  internal: Internal;
}

/** A recurring job of the workers; `cron` in UTC, five fields. */
export interface Schedule {
  job: Job<object>;
  cron: string;
}

export interface ModuleSpec<Name extends ServiceName, World, Options> {
  name: Name;
  /** Schema in PostgreSQL and the folder of its migrations; null if the service stores nothing. */
  schema: string | null;
  migrations: URL | null;
  /** One handler for each call of the contract, and for each internal one. */
  calls: HandlerGroup<NoInfer<World>>;
  internal: HandlerGroup<NoInfer<World>>;
  /** One handler for each call of the control room that this service answers (contract, `control/<service>.ts`). */
  control?: HandlerGroup<NoInfer<World>>;
  /** One handler for each hook of the contract. */
  hooks?: Readonly<Record<string, HookHandler<NoInfer<World>>>>;
  jobs: readonly ((world: NoInfer<World>) => JobHandler)[];
  /** The modules of the folder `jobs/`: each job that they export has a queue. */
  queues: readonly object[];
  schedules: readonly Schedule[];
  /** Runs once when a worker starts. */
  atStart?: (world: NoInfer<World>) => Promise<void>;
  /** Values of the service's data in the metrics of a worker. */
  readings?: (world: NoInfer<World>) => Reading[];
  createWorld(platform: ServicePlatform, options: Options): World;
}

/** A service with its world, ready to be mounted. */
export interface OpenedModule {
  service: Service;
  jobs: JobHandler[];
  readings: Reading[];
  atStart(): Promise<void>;
}

export interface ServiceModule<Name extends ServiceName, Options> {
  name: Name;
  migrations: MigrationSource[];
  /** The jobs whose queues the migration creates. */
  queues: Job<unknown>[];
  schedules: readonly Schedule[];
  open(platform: ServicePlatform, options: Options): OpenedModule;
}

/** Declares a service for the composition root. */
export function defineModule<Name extends ServiceName, World, Options>(
  spec: ModuleSpec<Name, World, Options>,
): ServiceModule<Name, Options> {
  const { name, schema, migrations, schedules, jobs, atStart } = spec;
  return {
    name,
    schedules,
    queues: spec.queues.flatMap((file) => Object.values(file)).filter(isJob),
    migrations: schema && migrations ? [{ schema, folder: fileURLToPath(migrations) }] : [],
    open(platform, options) {
      const sendMail = notedMail(platform);
      const world = spec.createWorld({ ...platform, sendMail }, options);
      return {
        service: withHooks(
          defineService(name, world, spec.calls, spec.internal, spec.control ?? {}),
          world,
          spec.hooks ?? {},
        ),
        jobs: jobs.map((handlerOf) => handlerOf(world)),
        readings: spec.readings?.(world) ?? [],
        atStart: async () => atStart?.(world),
      };
    },
  };
}
