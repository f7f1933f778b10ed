import { isApiPath, type Reports, traceOf } from '@kandil/api';
import type { FastifyInstance } from 'fastify';
import type { ReportConfig } from './report-config.ts';

/** Reports how long calls and pages took (ERROR-12), by the patterns of their addresses; files and media are left out. */
export function traceRequests(
  app: FastifyInstance,
  reports: Reports,
  { dsn, traceSample }: ReportConfig,
): void {
  if (dsn === null || traceSample === 0) return;
  app.addHook('onResponse', ({ method, url, headers, routeOptions, is404 }, reply, done) => {
    const isCall = !is404 && isApiPath(url);
    // Pages share the route that answers when no other route matches.
    if (!isCall && !(is404 && method === 'GET')) return done();
    const route = isCall ? (routeOptions.url ?? '') : 'page';
    const { statusCode: status, elapsedTime: milliseconds } = reply;
    reports.answered({ method, route, status, milliseconds, trace: traceOf(headers) });
    done();
  });
}
