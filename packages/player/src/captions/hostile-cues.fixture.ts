/** A script that counts its executions, to detect markup that runs. */
const RUN = 'window.__ran=(window.__ran||0)+1';

/** Known ways to execute a text as script, or to reverse its direction. */
const seeds: readonly string[] = [
  `<script>${RUN}</script>`,
  `<ScRiPt src=data:text/javascript,${RUN}></ScRiPt>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<img src=x onerror=${RUN}>`,
  `<img/src="x"/onerror="${RUN}">`,
  `<img src=x onerror=&#119;indow.__ran=1>`,
  `<svg onload=${RUN}>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<a href="javascript:${RUN}">go</a>`,
  `<body onload=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<math><mtext><style><img src=x onerror=${RUN}></style></mtext></math>`,
  `<style>@import "javascript:${RUN}"; * { display: none }</style>`,
  `<link rel=stylesheet href="data:text/css,*{display:none}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<c.yellow onclick=${RUN}>class</c>`,
  `<v Fred onmouseover=${RUN}>voice</v>`,
  `<v "><img src=x onerror=${RUN}>">voice</v>`,
  `<lang en onload=${RUN}>lang</lang>`,
  `<ruby>漢<rt onclick=${RUN}>kan</rt></ruby>`,
  `<i><b><u><i><b><u>${'<i>'.repeat(200)}deep`,
  `</p></div></section><img src=x onerror=${RUN}>`,
  `--><script>${RUN}</script><!--`,
  `\u202e<script>${RUN}</script>\u202c evil \u2066\u2067\u2068`,
  `<00:00:01.000><img src=x onerror=${RUN}><00:00:02.000>`,
];

const asEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const asNumbers = (text: string): string =>
  text.replaceAll(/[<>"'=]/g, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`);

const dresses: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['as entities', asEntities],
  ['as numbers', asNumbers],
  ['twice as entities', (text) => asEntities(asEntities(text))],
  ['in a voice, before Arabic', (text) => `<v.loud Ali><i>${text}</i></v> قال علي`],
  ['huge and unclosed', (text) => `${text}${'<b>ا'.repeat(5000)}<img src=x onerror=`],
];

/** 180 hostile cue texts, each with a name. */
export const hostileCues: readonly { readonly name: string; readonly text: string }[] =
  dresses.flatMap(([dress, wear]) =>
    seeds.map((seed) => ({ name: `${dress}: ${seed.slice(0, 48)}`, text: wear(seed) })),
  );

/** All of them as one file, `together` at a time, for `seconds` each. */
export function hostileFile(seconds: number, together = 1): string {
  const clock = (at: number) =>
    `${String(Math.floor(at / 60)).padStart(2, '0')}:${(at % 60).toFixed(3).padStart(6, '0')}`;
  const cues = hostileCues.map(({ text }, index) => {
    const start = Math.floor(index / together) * seconds;
    return `${index}\n${clock(start)} --> ${clock(start + seconds)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
