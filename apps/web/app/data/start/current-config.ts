import { auth } from '@kandil/contract';
import { browserApi } from '../client/api.ts';
import { report } from '#app/browser/report.ts';
import type { Config } from './start.ts';

/** The configuration of this moment; null if it cannot be loaded. Pages have that of their document. */
export async function currentConfig(): Promise<Config | null> {
  try {
    return (await browserApi(auth.config, {})).data;
  } catch (error) {
    report(error);
    return null;
  }
}
