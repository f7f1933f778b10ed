/** The Network Information API, which not every browser has. */
type Line = { readonly connection?: { readonly saveData?: boolean } };

/** Whether the visitor asks the browser to save data. */
export const savesData = (): boolean =>
  (navigator as Navigator & Line).connection?.saveData ?? false;
