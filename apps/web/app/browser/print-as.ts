/**
 * Prints the page under a title, which browsers propose as the name of a PDF. The page's own title is back afterwards.
 * @param onDone called when the browser has closed its print dialog
 */
export function printAs(title: string, onDone: () => void): void {
  const own = document.title;
  document.title = title;
  const end = () => {
    document.title = own;
    onDone();
  };
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}
