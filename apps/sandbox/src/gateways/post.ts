const TIMEOUT_MS = 10_000;

/** Posts JSON. The status of the answer; 0 without one. */
export async function post(
  address: string,
  body: string,
  headers: Record<string, string>,
  closing: AbortSignal,
): Promise<number> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
