// Runs before the first paint: a chosen appearance that differs from the system's would flash otherwise. The choice is
// stored by src/data/appearance.ts.
try {
  const chosen = localStorage.getItem('appearance');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is blocked: the system's appearance.
}
