import { html, Markup } from '../../apps/sandbox/src/web/html.ts';

export interface Shot {
  /** Name of the picture, beside the page. */
  file: string;
  screen: string;
  /** `full`, `loading`, `error`, `offline`, or `dialog`. */
  state: string;
  language: string;
  width: number;
  /** Errors of the browser while the picture was taken. */
  problems: readonly string[];
}

const STYLE = `html{scroll-padding-block-start:6rem}body{margin:0 2rem 2rem;background:#0b0d12;color:#f4efe6;font:1rem/1.5 system-ui}
header{position:sticky;inset-block-start:0;padding-block:.75rem;background:#0b0d12;border-block-end:1px solid #232938}
fieldset{display:inline-flex;gap:1rem;border:0;padding:0;margin-inline-end:2rem}nav{columns:12rem}a{color:#e9b44c}
section{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}figure{margin:0}h2{margin-block:2rem .5rem}
img{max-block-size:32rem;max-inline-size:100%;border:1px solid #232938;border-radius:10px}
figcaption{color:#a7a39a}p{color:#ff8c91;max-inline-size:40rem}`;

/** What the boxes above the pictures leave out. */
const FILTERS = ['language', 'width', 'state'] as const;
type Filter = (typeof FILTERS)[number];

const valuesOf = (shots: readonly Shot[], filter: Filter) => [
  ...new Set(shots.map((shot) => String(shot[filter]))),
];

const rulesOf = (shots: readonly Shot[]) =>
  FILTERS.flatMap((filter) =>
    valuesOf(shots, filter).map(
      (value) =>
        `body:has(#${filter}-${value}:not(:checked)) [data-${filter}="${value}"]{display:none}`,
    ),
  ).join('');

const boxesOf = (shots: readonly Shot[], filter: Filter) =>
  html`<fieldset>
    ${valuesOf(shots, filter).map(
      (value) =>
        html`<label><input type="checkbox" id="${filter}-${value}" checked /> ${value}</label>`,
    )}
  </fieldset>`;

const figure = ({ file, language, width, state, problems }: Shot) =>
  html`<figure data-language="${language}" data-width="${width}" data-state="${state}">
    <a href="${file}"><img src="${file}" alt="" loading="lazy" /></a>
    <figcaption>${language} · ${width} px · ${state}</figcaption>
    ${problems.map((problem) => html`<p>${problem}</p>`)}
  </figure>`;

/** A page with all pictures, one section for each screen. Boxes filter them, without a script. */
export function galleryPage(shots: readonly Shot[]): string {
  const screens = Object.entries(Object.groupBy(shots, ({ screen }) => screen));
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Kandil: gallery</title>
      <style>
        ${new Markup(STYLE + rulesOf(shots))}
      </style>
      <h1>Gallery</h1>
      <nav>${screens.map(([name]) => html`<a href="#${name}">${name}</a><br />`)}</nav>
      <header>${FILTERS.map((filter) => boxesOf(shots, filter))}</header>
      ${screens.map(
        ([name, ofScreen = []]) =>
          html`<h2 id="${name}">${name}</h2>
            <section>${ofScreen.map(figure)}</section>`,
      )}
    </html>`.text;
}
