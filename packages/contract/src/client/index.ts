export * from './client.ts';
export * from './error.ts';
export type { CallOptions, ClientOptions, RefreshResult, SessionPort } from './ports.ts';
export { fibonacciSeconds, MAX_RETRIES } from './retry.ts';
export * from './tokens.ts';
