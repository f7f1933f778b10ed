// Sent inside every page (entry.server.tsx puts `boot` before it). Plain JavaScript: it runs as it stands here.
// The page is whole without React: pictures come after the load event, React after that - or at the first
// touch, click or key, so that whoever is quick does not wait.
(() => {
  const { boot } = window;
  let started = false;

  const whenSeen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) window.showPicture(target);
    },
    { rootMargin: '200px' },
  );

  /** Lets a waiting picture load. */
  window.showPicture = (picture) => {
    whenSeen.unobserve(picture);
    picture.srcset = picture.dataset.srcset;
    picture.src = picture.dataset.src;
  };
  /** Loads a picture once it comes near the view. */
  window.watchPicture = (picture) => whenSeen.observe(picture);

  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** The texts of the language. Without them the page stays as it is: readable, its links working. */
  async function texts(tries) {
    try {
      const response = await fetch(boot.textsUrl, { headers: { 'x-language': boot.language } });
      if (!response.ok) throw new Error(`texts: ${response.status}`);
      return (await response.json()).data;
    } catch (error) {
      if (tries <= 1) throw error;
      await wait(2000);
      return texts(tries - 1);
    }
  }

  async function start() {
    if (started) return;
    started = true;
    boot.texts = texts(5);
    for (const url of boot.preload) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = url;
      document.head.append(link);
    }
    await import(boot.entry);
  }

  // Back before React lives: the document is not the page of the address any more, and React would put that page
  // beside it. The entry takes the listener away.
  const { pathname, search } = location;
  boot.onLeft = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };
  addEventListener('popstate', boot.onLeft);

  const now = () => void start();
  for (const event of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(event, now, { capture: true, once: true, passive: true });
  }

  const loaded = () => {
    document.querySelectorAll('img[data-srcset]:not([srcset])').forEach(window.watchPicture);
    if ('requestIdleCallback' in window) requestIdleCallback(now, { timeout: 1500 });
    else setTimeout(now, 200);
  };
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
})();
