/**
 * Fetches the dialog and a form while the page that opens it starts: otherwise a visitor would wait for four answers in a
 * row before they could type. Called as the page's code arrives.
 */
export function fetchForm(form: () => Promise<unknown>): void {
  if (typeof window === 'undefined') return;
  for (const load of [form, () => import('./registry.tsx'), () => import('@kandil/ui/dialog.tsx')])
    // What fails is asked for again, and reported, when the form opens.
    load().catch(() => undefined);
}
