import type { AnyCall } from '@kandil/contract';
import { useEffect } from 'react';
import { report } from '#app/browser/report.ts';

/** Merges a response into the entity store, whose code is loaded with the first one. */
export async function learn(call: AnyCall, data: unknown): Promise<void> {
  if (!call.carries) return;
  try {
    const { mergeResponse } = await import('./entity-store.ts');
    mergeResponse(call, data);
  } catch (error) {
    report(error);
  }
}

/** Merges a response that came with the page itself, whose calls the server made. */
export function useLearned(call: AnyCall, data: object): void {
  useEffect(() => void learn(call, data), [call, data]);
}
