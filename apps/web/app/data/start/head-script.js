// In the head of every page (entry.server.tsx), so that it runs before the first frame. Plain JavaScript.

// Continue Watching was here the last time: room for it (features/home/row-skeleton.tsx).
try {
  if (localStorage.getItem('kandil_cache_continues'))
    document.documentElement.dataset.continues = '';
} catch {
  // Without storage the row comes without room for it.
}

// A document whose connection breaks in its middle stays half a page: it fires no event, and the script at its end never
// comes. One that has not grown for ten seconds loads again, once.
(() => {
  let size = 0;
  function look() {
    if (document.readyState !== 'loading') return;
    const { length } = document.getElementsByTagName('*');
    const [visit] = performance.getEntriesByType('navigation');
    if (length === size && navigator.onLine && visit?.type !== 'reload') location.reload();
    else setTimeout(look, 10_000);
    size = length;
  }
  look();
})();
