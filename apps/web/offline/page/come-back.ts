const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

const isReachable = () =>
  fetch('/offline-worker.js', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads as soon as the server answers: asks with exponential backoff, and not in step with other visitors; on the
 * button, when the network is back, and when the tab is looked at.
 * @param still said when the button did not help
 */
export function returnWhenReachable(still: string): void {
  const button = document.querySelector('button');
  const status = document.querySelector('[role=status]');
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout>;

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    if (await isReachable()) return location.reload();
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(), pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  async function retry(): Promise<void> {
    if (status) status.textContent = '';
    button?.setAttribute('aria-disabled', 'true');
    pause = FIRST_PAUSE_MS;
    await attempt();
    button?.removeAttribute('aria-disabled');
    if (status) status.textContent = still;
  }

  button?.addEventListener('click', () => void retry());
  window.addEventListener('online', () => void attempt());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void attempt();
  });
  timer = setTimeout(() => void attempt(), pause);
}
