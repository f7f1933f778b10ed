import type { AnyCall } from '@kandil/contract';
import { useEffect } from 'react';
import { report } from '#app/browser/report.ts';

/** Takes up what an answer tells of the catalogue; the code for it comes with the first one. */
export async function learn(call: AnyCall, data: unknown): Promise<void> {
  if (!call.carries) return;
  try {
    const { mergeResponse } = await import('./store.ts');
    mergeResponse(call, data);
  } catch (error) {
    report(error);
  }
}

/** Takes up what came with the page itself, whose calls the server has made: an answer, or what is left of it. */
export function useLearned(call: AnyCall, data: object): void {
  useEffect(() => void learn(call, data), [call, data]);
}
