// Runs in the offline page, at the address that could not be loaded. Plain JavaScript: it is sent as it is.
(() => {
  const FIRST_PAUSE_MS = 2000;
  const LONGEST_PAUSE_MS = 30_000;

  const button = document.querySelector('button');
  const status = document.querySelector('[role=status]');

  /** The visitor's language as the server chooses it: prefix, cookie, browser. */
  const { brand, cookie, texts } = JSON.parse(document.getElementById('texts').textContent);
  const stored = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`));
  const wanted = [
    location.pathname.split('/')[1],
    stored?.slice(cookie.length + 1),
    ...navigator.languages.map((tag) => tag.split('-')[0]),
  ];
  const words = texts[wanted.find((code) => Object.hasOwn(texts, code))] ?? texts.en;
  Object.assign(document.documentElement, { lang: words.lang, dir: words.dir });
  document.title = `${words.title} · ${brand}`;
  document.querySelector('h1').textContent = words.title;
  document.querySelector('p').textContent = words.text;
  button.textContent = words.retry;

  let pause = FIRST_PAUSE_MS;
  let timer;

  const isReachable = () =>
    fetch('/offline-worker.js', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );

  /** Reloads as soon as the server answers; tries with exponential backoff, and not in step with other visitors. */
  async function attempt() {
    clearTimeout(timer);
    if (await isReachable()) return location.reload();
    clearTimeout(timer);
    timer = setTimeout(attempt, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  async function retry() {
    status.textContent = '';
    button.setAttribute('aria-disabled', 'true');
    pause = FIRST_PAUSE_MS;
    await attempt();
    button.removeAttribute('aria-disabled');
    status.textContent = words.still;
  }

  button.addEventListener('click', retry);
  window.addEventListener('online', attempt);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void attempt();
  });
  timer = setTimeout(attempt, pause);
})();
