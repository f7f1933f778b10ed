export * from './audit.ts';
export * from './members.ts';
export * from './session.ts';
export * from './system.ts';

// Calls of the control room. They are served under /internal, and the control origin forwards them (call.ts, `staff`).
