import { describe, expect, test } from 'vitest';
import { renderIcon } from './brand/icon.ts';
import { LAMP_MARK } from './brand/lamp.ts';
import { raster } from './raster.ts';
import {
  renderMobile,
  renderPlate,
  renderPoster,
  renderSpotlight,
  renderStill,
  renderVertical,
} from './render.ts';
import { SCENES, type SceneName } from './scenes/index.ts';

const scenes = Object.keys(SCENES) as SceneName[];
const spec = (scene: SceneName) => ({ seed: 'test', scene, palette: 'royal' }) as const;

/** What a stand-alone SVG may not have: text needs fonts, references need a network, NaN draws nothing. */
function faults(svg: string): string[] {
  const forbidden = svg.match(
    /<text|<tspan|font-family|<image|<style|<script|NaN|undefined|Infinity/g,
  );
  const outside = svg.replaceAll('http://www.w3.org/2000/svg', '').match(/\w+:\/\//g);
  const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((m) => m[1]));
  const dangling = [...svg.matchAll(/url\(#(\w+)\)/g)].filter((m) => !defined.has(m[1]));
  return [...(forbidden ?? []), ...(outside ?? []), ...dangling.map((m) => m[0])];
}

describe.each(scenes)('scene %s', (scene) => {
  test('gives the same SVG byte for byte, and another one for another seed', () => {
    expect(renderPoster(spec(scene))).toBe(renderPoster(spec(scene)));
    const { seed: _, ...rest } = spec(scene);
    expect(renderStill({ ...rest, seed: 'other' })).not.toBe(renderStill(spec(scene)));
  });

  test('is drawn by outlines alone in every format', () => {
    const renders = [renderPoster, renderVertical, renderSpotlight, renderMobile, renderStill];
    expect(renders.flatMap((render) => faults(render(spec(scene))))).toEqual([]);
  });
});

describe('formats', () => {
  const s = spec('lanterns');
  test.each([
    ['poster', renderPoster(s), 944, 526],
    ['vertical', renderVertical(s), 600, 900],
    ['spotlight', renderSpotlight(s), 1920, 1080],
    ['mobile', renderMobile(s), 750, 1000],
    ['still', renderStill(s), 640, 360],
    ['plate', renderPlate(s, 740, 270), 740, 270],
  ] as const)('%s has its size in pixels', async (_name, svg, width, height) => {
    const { info } = await raster(svg).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
  });

  test('posters cut off the room for words, on the side where it is', () => {
    const view = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1];
    expect(view(renderPoster(s))).toBe('360 0 1938 1080');
    expect(view(renderPoster({ ...s, flip: true }))).toBe('0 0 1938 1080');
    expect(view(renderVertical(s))).toBe('0 0 1080 1620');
    expect(view(renderSpotlight(s))).toBe('0 0 1920 1080');
  });

  test('a mirrored picture keeps the crop on the same thing', () => {
    const crop = { x: 0.8, y: 0.5, zoom: 2 };
    expect(renderStill({ ...s, crop })).toContain('scale(2) translate(-960 -270)');
    expect(renderStill({ ...s, crop, flip: true })).toContain('scale(2) translate(0 -270)');
  });
});

describe('brand', () => {
  test('icons are sound', () => {
    const svgs = [renderIcon(192), renderIcon(192, { bleed: true })];
    expect(svgs.flatMap(faults)).toEqual([]);
  });

  test('a maskable icon is opaque to its corners, a plain one is rounded', async () => {
    const corner = async (svg: string) => (await raster(svg).ensureAlpha().raw().toBuffer())[3];
    expect(await corner(renderIcon(64, { bleed: true }))).toBe(255);
    expect(await corner(renderIcon(64))).toBe(0);
  });

  test('the lamp mark is one path that stays in its box', () => {
    const [first] = LAMP_MARK.path;
    expect(first).toBe('M');
    for (const [, x, y] of LAMP_MARK.path.matchAll(/[ML]([\d.]+) ([\d.]+)/g))
      for (const value of [x, y]) expect(Number(value)).toBeLessThanOrEqual(LAMP_MARK.size);
  });
});
