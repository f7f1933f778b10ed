export * from './grants.ts';
export * from './ledger.ts';
export * from './prices.ts';
export * from './promos.ts';
export * from './receipts.ts';

// Calls of the control room that the purchase service answers.
