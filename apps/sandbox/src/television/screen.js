// Keeps the screen of the television up to date: looks again when the page says so, and counts the seconds between.

const main = () => document.querySelector('main');
const said = document.querySelector('[role=status]');

const clock = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function tick() {
  const timer = document.querySelector('[data-seconds]');
  if (!timer) return;
  const seconds = Math.max(0, Number(timer.dataset.seconds) - 1);
  timer.dataset.seconds = String(seconds);
  timer.textContent = clock(seconds);
}

async function look() {
  const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const next = page.querySelector('main');
  if (!next) return;
  if (next.dataset.sign === main().dataset.sign) {
    main().dataset.lookAgain = next.dataset.lookAgain;
    return;
  }
  main().replaceWith(next);
  said.textContent = next.querySelector('h1')?.textContent ?? '';
}

async function keepLooking() {
  for (;;) {
    const seconds = Number(main().dataset.lookAgain);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    await look().catch(() => undefined); // the sandbox may be gone for a moment
  }
}

setInterval(tick, 1000);
void keepLooking();
