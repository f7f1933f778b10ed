import type { AnyCall, Args, Data, ErrorCode } from '@kandil/contract';
import * as staff from '@kandil/contract/staff';
import type { Role } from '@kandil/contract/staff/permissions';
import type { FastifyInstance } from 'fastify';
import { httpApp } from '../platform/http/app.ts';
import { controlRoutes } from '../platform/http/control-routes.ts';
import { staffInProcess } from '../platform/http/staff-calls.ts';
import { silentLog } from '../platform/log.ts';
import { inviteByCommand } from '../services/staff/flows/by-command.ts';
import { staffModule } from '../services/staff/module.ts';
import type { StaffOptions } from '../services/staff/world.ts';
import { createAuthenticator } from './authenticator.ts';
import { openServiceApp, type ServiceApp } from './service-app.ts';

export const CONTROL_ORIGIN = 'http://localhost:3003';
/** What the staff service of a test is configured with. */
export const STAFF = { controlOrigin: CONTROL_ORIGIN, rateLimitFactor: 1000, demo: false };
const COOKIE = /__Host-kandil_staff=([^;]*)/;

export interface StaffAnswer<C extends AnyCall> {
  status: number;
  data: Data<C>;
  /** Of an error. */
  code: ErrorCode | null;
  headers: Record<string, unknown>;
}

/** A browser at the control room, with its cookie. */
export function staffBrowser(app: FastifyInstance) {
  let cookie = '';
  return {
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      cookie = value;
    },
    async call<C extends AnyCall>(
      call: C,
      args: Args<C>,
      headers: Record<string, string> = {},
    ): Promise<StaffAnswer<C>> {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/${call.service}${call.paths[0]}`,
        headers: {
          host: new URL(CONTROL_ORIGIN).host,
          origin: CONTROL_ORIGIN,
          'sec-fetch-site': 'same-origin',
          ...(cookie && { cookie: `__Host-kandil_staff=${cookie}` }),
          ...headers,
        },
        payload: args as object,
      });
      const given = COOKIE.exec(String(answer.headers['set-cookie'] ?? ''))?.[1];
      if (given !== undefined) cookie = given;
      const { data, meta } = answer.json<{ data: Data<C>; meta: { code: ErrorCode } | null }>();
      const { statusCode: status, headers: received } = answer;
      return { status, data, code: meta?.code ?? null, headers: received };
    },
  };
}
export type StaffBrowser = ReturnType<typeof staffBrowser>;

/** The routes of the control room on opened services, which include `staff`. */
export async function openControl({ internal, limiter, services, ...product }: ServiceApp) {
  const control = await httpApp({ log: silentLog, trustedProxies: 0 });
  const staffCalls = staffInProcess(services, silentLog);
  controlRoutes(control, {
    internal,
    limiter,
    staffCalls,
    origin: CONTROL_ORIGIN,
    rateLimitFactor: 1000,
  });
  const { invited, joined } = entrance(control, product);
  return {
    control,
    invited,
    joined,
    browser: () => staffBrowser(control),
    /** Somebody of a role, who was invited by command. */
    member: async (role: Role, mail = `${role}@station.test`) =>
      joined(await invited(mail, role), `The ${role}`),
    close: () => control.close(),
  };
}

/** How people of the staff come in. */
function entrance(
  control: FastifyInstance,
  { database, queue, now }: Pick<ServiceApp, 'database' | 'queue' | 'now'>,
) {
  return {
    /** A link as the command prints it. @returns its token */
    async invited(mail: string, role: Role): Promise<string> {
      const order = { mail, role, origin: CONTROL_ORIGIN, now };
      const { url } = await inviteByCommand(database, queue, order);
      return url.slice(url.indexOf('#') + 1);
    },
    /** Joins with a link. */
    async joined(token: string, name: string) {
      const browser = staffBrowser(control);
      const key = createAuthenticator({ origin: CONTROL_ORIGIN });
      const { data } = await browser.call(staff.invitation, { token });
      const answer = key.create(data.options);
      const { data: self } = await browser.call(staff.join, { token, name, answer });
      return { ...self, browser, key };
    },
  };
}

interface StaffAppOptions extends Pick<StaffOptions, 'otherStores'> {
  demo?: boolean;
}

/** The staff service alone with the routes of the control room. */
export async function openStaffApp({ demo = false, otherStores }: StaffAppOptions = {}) {
  const options = { ...STAFF, demo, ...(otherStores && { otherStores }) };
  const product = await openServiceApp({
    modules: (platform) => [staffModule.open(platform, options)],
  });
  const control = await openControl(product);
  return {
    ...product,
    ...control,
    async close() {
      await control.close();
      await product.close();
    },
  };
}
export type StaffApp = Awaited<ReturnType<typeof openStaffApp>>;
