import { Registry } from 'prom-client';

/**
 * What this process has counted since its start. Each metric is declared next to the code that it measures; what belongs
 * to one database or folder is a reading.
 */
export const counts = new Registry();
