import { crescent } from '../motifs/building.ts';
import { star } from '../motifs/ornament.ts';
import { balloon as hotAirBalloon, paper, paperCloud, toyPalace } from '../motifs/paper.ts';
import type { KidsPalette } from '../palettes.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light } from '../svg/colour.ts';
import { circle, ellipse, group, path, rect } from '../svg/element.ts';

type Motif = (c: Canvas, k: KidsPalette) => string;

/** Cut-paper things in a square of 256, bright and friendly, without faces. */
const balloon: Motif = (c, k) => {
  const layer = paper(c, k);
  return (
    layer(paperCloud(62, 198, 0.34, k.clouds[1])) +
    layer(hotAirBalloon(128, 102, 66, k)) +
    layer(paperCloud(196, 206, 0.4, k.clouds[0]))
  );
};

/** A cat curled up asleep on a moon, seen from behind. */
const cat: Motif = (c, k) => {
  const layer = paper(c, k);
  return [
    layer(path(crescent(0, 0, 86), { transform: 'translate(132 130) rotate(-30)', fill: k.star })),
    layer(
      path(
        'M98 190C70 182 66 142 92 122C100 116 108 113 114 112L108 82L128 98C134 97 140 97 146 98L166 82L162 114C182 128 188 166 168 186C150 200 118 198 98 190Z',
        { fill: k.roofs[1] },
      ),
      path('M164 184C190 184 204 164 196 142C194 134 182 134 182 144C184 158 178 168 160 168Z', {
        fill: dark(k.roofs[1], 0.18),
      }),
      path('M124 122Q128 140 124 158M136 120Q140 140 136 160M148 124Q151 140 148 156', {
        fill: 'none',
        stroke: dark(k.roofs[1], 0.25),
        strokeWidth: 5,
        strokeLinecap: 'round',
      }),
      path('M114 96L117 108L124 102ZM160 96L157 108L150 102Z', { fill: light(k.roofs[1], 0.4) }),
    ),
  ].join('');
};

const rocket: Motif = (c, k) => {
  const layer = paper(c, k);
  return group(
    { transform: 'rotate(32 128 128)' },
    layer(
      path('M106 186L128 232L150 186Z', { fill: k.star }),
      path('M114 186L128 214L142 186Z', { fill: light(k.star, 0.6) }),
    ),
    layer(path('M92 150L64 186L96 180ZM164 150L192 186L160 180Z', { fill: k.roofs[1] })),
    layer(
      path('M128 26C160 58 168 110 160 188H96C88 110 96 58 128 26Z', { fill: k.walls[0] }),
      path('M128 26C142 40 151 58 156 78H100C105 58 114 40 128 26Z', { fill: k.roofs[1] }),
      circle(128, 116, 22, { fill: k.roofs[2] }),
      circle(128, 116, 13, { fill: light(k.roofs[0], 0.5) }),
    ),
  );
};

const fish: Motif = (c, k) => {
  const layer = paper(c, k);
  return [
    layer(path('M168 128L222 86C214 112 214 144 222 170Z', { fill: k.roofs[1] })),
    layer(
      path('M34 128C60 74 142 72 184 128C142 184 60 182 34 128Z', { fill: k.star }),
      path('M96 90C112 114 112 142 96 166C128 172 160 158 184 128C160 98 128 84 96 90Z', {
        fill: k.roofs[0],
      }),
      path('M124 92C138 114 138 142 124 164M150 102C160 118 160 138 150 154', {
        fill: 'none',
        stroke: light(k.roofs[0], 0.4),
        strokeWidth: 5,
      }),
      circle(66, 118, 7, { fill: k.shadow }),
    ),
    group(
      { fill: '#ffffff', opacity: 0.7 },
      circle(44, 78, 8),
      circle(62, 56, 5),
      circle(36, 52, 4),
    ),
  ].join('');
};

const palace: Motif = (c, k) =>
  paper(c, k)(toyPalace(128, 190, 0.31, k)) +
  paper(c, k)(path('M-10 196Q128 172 266 196V266H-10Z', { fill: k.hills[1] }));

const telescope: Motif = (c, k) => {
  const layer = paper(c, k);
  return [
    path(star(190, 62, 5, 26, 12) + star(146, 40, 5, 12, 5.6) + star(216, 108, 5, 12, 5.6), {
      fill: k.star,
    }),
    layer(
      path('M122 138L86 226M122 138L158 226M122 138V226', {
        fill: 'none',
        stroke: k.walls[1],
        strokeWidth: 11,
        strokeLinecap: 'round',
      }),
    ),
    layer(
      group(
        { transform: 'translate(122 134) rotate(-36)' },
        rect(-62, -21, 124, 42, { fill: k.roofs[2] }),
        rect(54, -28, 34, 56, { fill: k.roofs[1] }),
        rect(-6, -21, 14, 42, { fill: k.star }),
        rect(-84, -12, 26, 24, { fill: k.star }),
      ),
    ),
  ].join('');
};

const sailboat: Motif = (c, k) => {
  const layer = paper(c, k);
  return [
    layer(
      path('M122 48V168H56C86 140 112 98 122 48Z', { fill: k.walls[0] }),
      path('M134 64C166 92 186 130 190 168H134Z', { fill: k.roofs[1] }),
      path(star(98, 138, 8, 15, 7), { fill: k.star }),
    ),
    layer(
      path('M40 178H214C206 206 190 220 166 220H88C64 220 48 206 40 178Z', { fill: '#8a4b2d' }),
    ),
    layer(
      path('M-10 212Q22 194 54 212T118 212T182 212T246 212T310 212V270H-10Z', { fill: k.roofs[0] }),
    ),
  ].join('');
};

const moon: Motif = (c, k) => {
  const layer = paper(c, k);
  return [
    layer(
      path(crescent(0, 0, 84), {
        transform: 'translate(122 128) rotate(-50)',
        fill: c.across(['#fff6cf', k.star]),
      }),
    ),
    path('M150 0V88', { stroke: k.star, strokeWidth: 2, strokeOpacity: 0.7 }),
    layer(path(star(150, 108, 5, 30, 14), { fill: k.star })),
    layer(paperCloud(176, 196, 0.44, k.clouds[1])),
  ].join('');
};

const flower: Motif = (c, k) => {
  const layer = paper(c, k);
  const petals = [0, 60, 120, 180, 240, 300].map((a) =>
    ellipse(128, 70, 27, 38, { fill: k.roofs[1], transform: `rotate(${a} 128 110)` }),
  );
  return [
    layer(
      path('M122 120H134V236H122Z', { fill: '#2f9d7e' }),
      path(
        'M128 216C96 214 78 192 76 168C104 172 124 190 128 216ZM128 206C156 204 174 184 176 162C150 166 132 182 128 206Z',
        { fill: '#46b39b' },
      ),
    ),
    layer(...petals),
    layer(circle(128, 110, 24, { fill: k.star })),
  ].join('');
};

export const KIDS_MOTIFS = {
  balloon,
  cat,
  rocket,
  fish,
  palace,
  telescope,
  sailboat,
  moon,
  flower,
} as const satisfies Record<string, Motif>;
