import { join } from 'node:path';
import { run } from '../../scripts/lib/command.ts';

const CLI = join(import.meta.dirname, '../node_modules/lighthouse/cli/index.js');

/** What the bench reads of a result. */
export interface PageAudit {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}

/**
 * Measures a page, mobile preset, in the browser that listens on the port.
 * @throws Error with the output of Lighthouse if it fails
 */
export async function lighthouse(url: string, port: number): Promise<PageAudit> {
  const options = [
    `--port=${port}`,
    '--only-categories=performance',
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  const { code, output } = await run(process.execPath, [CLI, url, ...options]);
  const start = output.indexOf('{');
  if (code !== 0 || start < 0) throw new Error(`Lighthouse failed: ${output.trim()}`);
  return JSON.parse(output.slice(start)) as PageAudit;
}
