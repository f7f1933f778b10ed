export * from './account.ts';
export * from './activation.ts';
export * from './family.ts';
export * from './password.ts';
export * from './personal-data.ts';
export * from './profiles.ts';
export * from './session.ts';
export * from './social.ts';
