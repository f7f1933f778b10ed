import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import type { Role } from './roles.ts';
import { origin } from './setting-forms.ts';

const port = z.coerce.number().int().min(0).max(65_535);

/** Settings of the control room (docs/operations/control-room.md). */
export const controlVariables = {
  CONTROL_PORT: port.optional(),
  CONTROL_ORIGIN: origin.optional(),
};

export interface ControlConfig {
  controlPort: number;
  /** Origin of the control room, as the staff see it; null: this installation has none. */
  controlOrigin: string | null;
}

interface Environment {
  CONTROL_PORT?: number | undefined;
  CONTROL_ORIGIN?: string | undefined;
  PUBLIC_ORIGIN?: string | undefined;
  PORT: number;
  KANDIL_DEMO: 'true' | 'false';
}

/** The demo's is at this machine, three ports above the product. */
export function parseControl(env: Environment): ControlConfig {
  const controlPort = env.CONTROL_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 3);
  if (env.CONTROL_ORIGIN)
    return { controlPort, controlOrigin: checkedOrigin(env.CONTROL_ORIGIN, env) };
  const ofDemo = env.KANDIL_DEMO === 'true' ? `http://localhost:${controlPort}` : null;
  return { controlPort, controlOrigin: ofDemo };
}

/** @throws ConfigError where passkeys cannot work, or where the product's pages could get the staff's cookie */
function checkedOrigin(given: string, { PUBLIC_ORIGIN, KANDIL_DEMO }: Environment): string {
  const own = new URL(given);
  if (own.protocol !== 'https:' && own.hostname !== 'localhost')
    throw new ConfigError(
      'CONTROL_ORIGIN must begin with https://: passkeys work nowhere else but at localhost.',
    );
  if (KANDIL_DEMO === 'false' && PUBLIC_ORIGIN && new URL(PUBLIC_ORIGIN).hostname === own.hostname)
    throw new ConfigError(
      'CONTROL_ORIGIN has the host of PUBLIC_ORIGIN. Give it another host, not only another port: cookies ignore ports.',
    );
  return own.origin;
}

/** Origin of the control room that this process serves; null: it serves none. */
export const controlUrlOf = ({
  roles,
  controlOrigin,
}: Pick<ControlConfig, 'controlOrigin'> & { roles: ReadonlySet<Role> }): string | null =>
  roles.has('control') ? controlOrigin : null;
