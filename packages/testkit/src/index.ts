export * from './ports.ts';
export * from './stack.ts';
