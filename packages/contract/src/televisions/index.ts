export { type Capabilities, capabilitiesOfAgent } from './capabilities.ts';
export { televisionOf } from './platform-years.ts';
