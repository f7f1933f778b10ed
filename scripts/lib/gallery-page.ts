import { html, Markup } from '../../apps/sandbox/src/web/html.ts';

export interface Shot {
  /** Name of the picture, beside the page. */
  file: string;
  screen: string;
  language: string;
  width: number;
  /** Errors of the browser while the picture was taken. */
  problems: string[];
}

const STYLE = `body{margin:2rem;background:#0b0d12;color:#f4efe6;font:1rem/1.5 system-ui}
section{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}figure{margin:0}
img{max-block-size:32rem;border:1px solid #232938;border-radius:10px}figcaption{color:#a7a39a}p{color:#ff8c91;max-inline-size:40rem}`;

const figure = ({ file, language, width, problems }: Shot) =>
  html`<figure>
    <a href="${file}"><img src="${file}" alt="" loading="lazy" /></a>
    <figcaption>${language} · ${width} px</figcaption>
    ${problems.map((problem) => html`<p>${problem}</p>`)}
  </figure>`;

/** A page with all pictures, one row for each screen. */
export function galleryPage(shots: readonly Shot[]): string {
  const screens = Object.entries(Object.groupBy(shots, ({ screen }) => screen));
  const rows = screens.map(
    ([name, ofScreen = []]) =>
      html`<h2>${name}</h2>
        <section>${ofScreen.map(figure)}</section>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Kandil: gallery</title>
      <style>
        ${new Markup(STYLE)}
      </style>
      <h1>Gallery</h1>
      ${rows}
    </html>`.text;
}
