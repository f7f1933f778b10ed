// In the head of every page (entry.server.tsx), so that it runs before the first frame. Plain JavaScript.

// Reserves space for Continue Watching if it was shown last time (features/home/row-skeleton.tsx).
try {
  if (localStorage.getItem('kandil_cache_continues'))
    document.documentElement.dataset.continues = '';
} catch {
  // Without storage no space is reserved.
}

// A document whose connection breaks halfway stays incomplete: no event fires, and the script at its end never arrives.
// If it has not grown for ten seconds, it reloads once.
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
