import { StartupError } from '@kandil/api';

/** A variable that is missing, unknown or wrong; its message names it. */
export class ConfigError extends StartupError {}
