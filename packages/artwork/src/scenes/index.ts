import { arch } from './arch.ts';
import { armada } from './armada.ts';
import { astrolabe } from './astrolabe.ts';
import { bridge } from './bridge.ts';
import { camp } from './camp.ts';
import { dunes } from './dunes.ts';
import { girih } from './girih.ts';
import { lanterns } from './lanterns.ts';
import { profile } from './profile.ts';
import { riders } from './riders.ts';
import type { Scene } from './scene.ts';
import { shamsa } from './shamsa.ts';
import { skyline } from './skyline.ts';
import { summit } from './summit.ts';
import { town } from './town.ts';

export const SCENES = {
  arch, armada, astrolabe, bridge, camp, dunes, girih, lanterns, profile, riders, shamsa, skyline, summit, town,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** Paper scenes take no grain and less vignette, and carry bright titles. */
export const PAPER_SCENES: ReadonlySet<SceneName> = new Set<SceneName>(['town']);
