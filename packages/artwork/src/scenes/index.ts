import { arch } from './arch.ts';
import { armada } from './armada.ts';
import { astrolabe } from './astrolabe.ts';
import { bazaar } from './bazaar.ts';
import { bridge } from './bridge.ts';
import { camp } from './camp.ts';
import { desk } from './desk.ts';
import { dunes } from './dunes.ts';
import { girih } from './girih.ts';
import { lanterns } from './lanterns.ts';
import { lighthouse } from './lighthouse.ts';
import { observatory } from './observatory.ts';
import { profile } from './profile.ts';
import { recital } from './recital.ts';
import { riders } from './riders.ts';
import type { Scene } from './scene.ts';
import { shamsa } from './shamsa.ts';
import { simurgh } from './simurgh.ts';
import { skyline } from './skyline.ts';
import { strait } from './strait.ts';
import { summit } from './summit.ts';
import { town } from './town.ts';
import { village } from './village.ts';
import { waterwheel } from './waterwheel.ts';

export const SCENES = {
  arch,
  armada,
  astrolabe,
  bazaar,
  bridge,
  camp,
  desk,
  dunes,
  girih,
  lanterns,
  lighthouse,
  observatory,
  profile,
  recital,
  riders,
  shamsa,
  simurgh,
  skyline,
  strait,
  summit,
  town,
  village,
  waterwheel,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** Scenes with writing in them, which a mirror would make unreadable. */
export const WRITTEN_SCENES: ReadonlySet<SceneName> = new Set<SceneName>(['desk']);

/** Paper scenes for children take no grain and less vignette. */
export const PAPER_SCENES: ReadonlySet<SceneName> = new Set<SceneName>([
  'observatory',
  'simurgh',
  'town',
]);
