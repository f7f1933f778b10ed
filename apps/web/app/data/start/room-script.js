// In the head of pages for members (entry.server.tsx), so that it runs before the first frame. Plain JavaScript.
// Continue Watching was here the last time: room for it (features/home/row-skeleton.tsx).
try {
  if (localStorage.getItem('kandil_cache_continues'))
    document.documentElement.dataset.continues = '';
} catch {
  // Without storage the row comes without room for it.
}
