export * from './platform/http/index.ts';
