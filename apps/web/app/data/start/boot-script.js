// Inlined in every page, after `boot` (entry.server.tsx). Plain JavaScript: the build does not process it.
// The page works without React: pictures load after the load event, and React after them, or at the first touch, click
// or key, so that early input does not wait.

// What a page does without React: it shows pictures, reserves space, and goes back.
(() => {
  const { boot } = window;

  // The one policy that the page's CSP allows; browser/trusted-types.ts uses it as well.
  boot.scriptPolicy = window.trustedTypes?.createPolicy('app', {
    createScriptURL(address) {
      const { protocol, href } = new URL(address, location.origin);
      if (protocol !== 'https:' && protocol !== 'http:')
        throw new TypeError('A script comes over HTTP.');
      return href;
    },
  });

  const whenNear = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        whenNear.unobserve(target);
        target.dataset.near = '';
      }
    },
    { rootMargin: '200px' },
  );

  /** Loads a picture when it nears the viewport; styles/base.css hides it until then. */
  window.watchPicture = (picture) => {
    if (picture.dataset.near === undefined) whenNear.observe(picture);
  };

  // A picture that did not load shows its placeholder (styles/base.css), and loads again when the network is back.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.dataset.failed = '';
    },
    true,
  );
  addEventListener('online', () => {
    for (const picture of document.querySelectorAll('img[data-failed]')) {
      delete picture.dataset.failed;
      picture.src = picture.getAttribute('src');
    }
  });

  // Only the browser knows the recent searches: reserves space for them (features/search/recent-list.tsx).
  try {
    if (localStorage.getItem('kandil_recent_searches')?.length > 2)
      document.documentElement.dataset.recent = '';
  } catch {
    // Without storage there are none.
  }

  // Back before hydration: the document is no longer the page of the address, and React would render that page
  // beside it. The client entry removes the listener.
  const { pathname, search } = location;
  boot.onLeft = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };
  addEventListener('popstate', boot.onLeft);
})();

// Requests the member's own part of a shared page before anything else runs.
(() => {
  const { boot } = window;

  /** The raw value of a cookie; empty without one. */
  const cookie = (name) =>
    document.cookie
      .split('; ')
      .find((each) => each.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';

  function askForPart(part) {
    part.path = location.pathname;
    part.token = decodeURIComponent(cookie('kandil_token'));
    const profile = cookie('kandil_profile');
    part.answer = fetch(part.url, {
      headers: {
        authorization: `Bearer ${part.token}`,
        'x-platform': 'web',
        'x-language': boot.language,
        ...(profile && { 'x-profile-id': profile }),
      },
    }).then(
      async (response) => (response.ok ? (await response.json()).data : null),
      () => null,
    );
  }
  if (boot.part) askForPart(boot.part);
})();

// Starts React.
(() => {
  const { boot } = window;
  let started = false;

  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** The texts of the language. Without them the page stays as rendered: readable, with working links. */
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

  function start() {
    if (started) return;
    started = true;
    boot.texts = texts(5);
    for (const url of boot.preload) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = url;
      document.head.append(link);
    }
    addEntry(5);
  }

  /** Adds the client entry, and retries while it or a chunk that it imports fails to load. */
  function addEntry(tries) {
    // Not `import()`: the policy allows this script by its hash, and would ask for one of each module. What a trusted
    // script adds to the document is trusted through it.
    const entry = document.createElement('script');
    entry.type = 'module';
    entry.src = boot.scriptPolicy ? boot.scriptPolicy.createScriptURL(boot.entry) : boot.entry;
    if (tries > 1)
      entry.addEventListener('error', () => wait(2000).then(() => addEntry(tries - 1)));
    document.head.append(entry);
  }

  const now = () => start();
  for (const event of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(event, now, { capture: true, once: true, passive: true });
  }

  const loaded = () => {
    document.querySelectorAll('[data-lazy]').forEach(window.watchPicture);
    if ('requestIdleCallback' in window) requestIdleCallback(now, { timeout: 1500 });
    else setTimeout(now, 200);
  };
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
})();
