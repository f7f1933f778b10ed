import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';

/** The variables of a node: its name, and where its metrics listen. */
export const nodeVariables = {
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  NODE_NAME: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'is not a name of at most 64 letters, digits, ., _ and -')
    .optional(),
};

interface NodeEnvironment {
  NODE_NAME?: string | undefined;
  KANDIL_DATA_DIR: string;
  PORT: number;
}

/** The name of this node. Visitors see it, so by default it tells nothing of the machine. */
export const nodeNameOf = ({ NODE_NAME: name, KANDIL_DATA_DIR: folder, PORT }: NodeEnvironment) =>
  name ??
  createHash('sha256')
    .update([hostname(), resolve(folder), PORT].join('\n'))
    .digest('hex')
    .slice(0, 8);

interface MetricsEnvironment {
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
}

/** Where `/metrics` listens; null: nowhere. */
export const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host }: MetricsEnvironment) =>
  port ? { port, host } : null;
