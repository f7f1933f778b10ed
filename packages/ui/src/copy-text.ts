/**
 * Copies the text of an input. The clipboard API exists on https and localhost alone; on a home network with plain http
 * the input's selection is copied.
 * @returns whether it was copied; the input is selected otherwise, for a copy by hand
 */
export async function copyText(input: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    // Without the API, or without its permission.
  }
  input.focus();
  input.select();
  try {
    // Deprecated, and the only way to copy on plain http.
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
