import { type Capabilities, capabilitiesOfAgent } from '@kandil/contract/televisions';

/** What this device is given: everything, unless it is a slow television (CONST-36). */
export const capabilities = (): Capabilities => capabilitiesOfAgent(navigator.userAgent);
