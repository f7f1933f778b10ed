export { type Capabilities, capabilitiesOfAgent } from './capabilities.ts';
