export * from './browse.ts';
export * from './channels.ts';
export * from './devices.ts';
export * from './entities.ts';
export * from './history.ts';
export * from './my-list.ts';
export * from './series.ts';
export * from './videos.ts';
export { LAST_OFFSET } from '../fields.ts';
