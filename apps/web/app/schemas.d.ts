/** Modules of the contract with their schemas (vite/contract-calls.ts). */
declare module '*?schemas';
