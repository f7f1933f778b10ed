/** How long a browser may take to start a download. */
const HANDED_OVER_MS = 60_000;

/** Downloads a JSON text as a file. */
export function saveAsFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HANDED_OVER_MS);
}
