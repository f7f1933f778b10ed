import type { AnyCall } from '@kandil/contract';
import { report } from '#app/browser/report.ts';

/**
 * Validates a response against the schema of its call and reports what is wrong (VALID-02). The schemas are loaded with
 * the first response after the page; nothing waits for them.
 */
export async function checkAnswer({ name }: AnyCall, data: unknown): Promise<void> {
  try {
    const { CALLS, dataProblem } = await import('./schemas.ts');
    const call = CALLS.get(name);
    const problem = call && dataProblem(call, data);
    if (problem) report(problem);
  } catch (error) {
    report(error);
  }
}
