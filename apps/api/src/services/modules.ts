import { ALL_SERVICES, type ServiceName } from '@kandil/contract';
import { recordAudit } from '../platform/audit.ts';
import { noteMail } from '../platform/mail/noted.ts';
import type { Schema } from '../platform/schema.ts';
import type { ServiceModule } from '../platform/module.ts';
import { authModule } from './auth/module.ts';
import { contentModule } from './content/module.ts';
import { notifyModule } from './notify/module.ts';
import { partnerModule } from './partner/module.ts';
import { paymentModule } from './payment/module.ts';
import { purchaseModule } from './purchase/module.ts';
import { staffModule } from './staff/module.ts';
import { watchModule } from './watch/module.ts';

/** Every service. */
export const MODULES = {
  auth: authModule,
  content: contentModule,
  payment: paymentModule,
  purchase: purchaseModule,
  watch: watchModule,
  notify: notifyModule,
  partner: partnerModule,
  staff: staffModule,
} satisfies { [Name in ServiceName]: ServiceModule<Name, never> };

/** What each service needs beside the platform. */
export type ModuleOptions = {
  [Name in ServiceName]: Parameters<(typeof MODULES)[Name]['open']>[1];
};

/** The tables and queues of services. */
export const schemaOfServices = (names: readonly ServiceName[]): Schema => ({
  migrations: names.flatMap((name) => MODULES[name].migrations),
  jobs: [...names.flatMap((name) => MODULES[name].queues), recordAudit, noteMail],
});

/** The tables and queues of every service. */
export const PRODUCT_SCHEMA: Schema = schemaOfServices(ALL_SERVICES);
