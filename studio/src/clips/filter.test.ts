import { describe, expect, it } from 'vitest';
import { filterGraph } from './filter.ts';
import { DEMO } from './quality.ts';
import { stageOf } from './stage.ts';

const stage = stageOf(1080, 60, 3);
const { graph, labels } = filterGraph(stage, DEMO.rungs);
const parts = graph.split(';');

describe('the filter graph of a clip', () => {
  it('pans by whole even pixels and never leaves its panorama', () => {
    expect(stage).toMatchObject({ width: 1920, height: 1080, frames: 517, plateWidth: 2954 });
    expect(parts[0]).toContain("crop=1920:1080:x='2*n':y=0,trim=end_frame=517");
    expect(parts[1]).toContain("crop=1920:1080:x='1032-2*n':y=0");
    expect(2 * (stage.frames - 1) + stage.width).toBeLessThanOrEqual(stage.plateWidth);
  });

  it('overlaps the shots so that together they last a minute', () => {
    const offsets = [...graph.matchAll(/xfade=transition=fade:duration=1:offset=([\d.]+)/g)].map(
      ([, at]) => Number(at),
    );
    expect(offsets).toEqual([19.667, 39.333]);
    expect((offsets[1] ?? 0) + 62 / 3).toBeCloseTo(60, 2);
    expect(graph).toContain('trim=duration=60');
  });

  it('ends in one label per rung', () => {
    expect(labels).toEqual(['[v720p]', '[v360p]']);
    for (const label of labels) expect(graph.split(label)).toHaveLength(2);
  });

  it('lays nothing but dust over the scenes: a film has no name and no clock in its picture', () => {
    expect([...graph.matchAll(/((?:\[\w+\])+)overlay=/g)].map(([, inputs]) => inputs)).toEqual([
      '[mix2][dust]',
    ]);
    expect(graph).not.toContain('drawtext');
  });

  it('does without a fade for a single shot', () => {
    const single = filterGraph(stageOf(360, 8, 1), DEMO.rungs).graph;
    expect(single).not.toContain('xfade');
    expect(single).toContain('[pan0][dust]overlay');
  });
});
