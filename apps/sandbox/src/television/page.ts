import { renderSVG } from 'uqr';
import { html, Markup } from '../web/html.ts';
import type { View } from './television.ts';
import type { Row, Tile } from './wire.ts';

export const PAGE = '/television';
const TILES = 6;

const logo = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 1.5v3M9 6.5a3 3 0 0 1 6 0M7 9h10l1.5 6a6.5 6.5 0 0 1-13 0zM9 20.5h6M10 22.5h4" />
  <path class="flame" d="M12 11.5c1.8 1.9 2.6 3 2.6 4.2a2.6 2.6 0 0 1-5.2 0c0-1.2.8-2.3 2.6-4.2z" />
</svg>`;

const brand = html`<p class="brand">${logo}<span>Kandil</span></p>`;

/** `8:05`, counted down by the page's script. */
export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A QR code, dark on light as cameras read it best. */
const qr = (address: string) =>
  new Markup(
    renderSVG(address, { ecc: 'M', border: 2, blackColor: '#1a1206', whiteColor: '#f4efe6' }),
  );

function codeScreen({ code, activateUrl, secondsLeft }: Extract<View, { kind: 'code' }>) {
  const address = new URL(activateUrl);
  address.searchParams.set('code', code);
  const [first, second] = [code.slice(0, 3), code.slice(3)];
  return html`<div class="sign-in">
    <div>
      <h1>Sign in with your phone</h1>
      <p class="lead">You need no remote for this. On your phone or computer, open</p>
      <p class="address" dir="ltr">${address.host}<wbr />${address.pathname}</p>
      <p class="lead">and enter this code:</p>
      <p class="code" dir="ltr"><span>${first}</span><span>${second}</span></p>
      <p class="muted">
        It is good for another
        <span role="timer" data-seconds="${secondsLeft}">${clock(secondsLeft)}</span> minutes. Then
        a new code appears.
      </p>
    </div>
    <figure>
      <a
        class="qr"
        href="${address.href}"
        target="_blank"
        aria-label="Open the address of the code"
      >
        ${qr(address.href)}
      </a>
      <figcaption>Or scan this with your camera</figcaption>
    </figure>
  </div>`;
}

const percent = ({ progress }: Tile) =>
  progress && progress.duration > 0
    ? html`<progress max="${progress.duration}" value="${progress.lastSec}">
        ${Math.round((progress.lastSec / progress.duration) * 100)} %
      </progress>`
    : '';

const tile = (each: Tile) =>
  html`<li>
    <img
      src="${PAGE}/picture?src=${encodeURIComponent(each.horizontalPoster.src)}"
      alt=""
      width="320"
      height="180"
      loading="lazy"
    />
    ${percent(each)}
    <span dir="auto">${each.title}</span>
  </li>`;

const row = ({ title, videoResources }: Row) =>
  html`<section>
    <h2>${title}</h2>
    <ul tabindex="0" aria-label="${title}">
      ${videoResources.slice(0, TILES).map(tile)}
    </ul>
  </section>`;

const homeScreen = ({ name, rows }: Extract<View, { kind: 'home' }>) =>
  html`<div class="home">
    <header>
      <h1>Welcome, <bdi>${name}</bdi></h1>
      <form method="post" action="${PAGE}/sign-out"><button>Sign out</button></form>
    </header>
    ${rows.filter(({ videoResources }) => videoResources.length > 0).map(row)}
  </div>`;

const noticeScreen = (title: string, text: string) =>
  html`<div class="notice">
    <h1>${title}</h1>
    <p class="lead">${text}</p>
  </div>`;

function screen(view: View): Markup {
  if (view.kind === 'code') return codeScreen(view);
  if (view.kind === 'home') return homeScreen(view);
  if (view.kind === 'away')
    return noticeScreen('Kandil does not answer', 'We try again every few seconds.');
  const minutes = Math.ceil(view.seconds / 60);
  return noticeScreen(
    'No more codes for now',
    `This television has asked for many. The next one comes in ${minutes} minutes.`,
  );
}

/** The key of the screen: it is redrawn only when this changes, so a valid code stays. */
const signOf = (view: View) => (view.kind === 'code' ? `code ${view.code}` : view.kind);

/** The whole page; while it is open only `main` is replaced. */
export const televisionPage = (view: View) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <title>Television · Kandil sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${PAGE}/style.css" />
        <script src="${PAGE}/screen.js" type="module"></script>
        <noscript><meta http-equiv="refresh" content="${view.lookAgain}" /></noscript>
      </head>
      <body>
        <main data-sign="${signOf(view)}" data-look-again="${view.lookAgain}">
          ${brand} ${screen(view)}
        </main>
        <footer>
          <p>A television of the sandbox. <a href="/">To the control page</a></p>
        </footer>
        <p class="visually-hidden" role="status"></p>
      </body>
    </html>`;
