export * from './client.ts';
export * from './error.ts';
export { fibonacciSeconds, MAX_RETRIES } from './retry.ts';
export * from './tokens.ts';
