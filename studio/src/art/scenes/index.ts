import { alley } from './alley.ts';
import { apothecary } from './apothecary.ts';
import { arch } from './arch.ts';
import { armada } from './armada.ts';
import { astrolabe } from './astrolabe.ts';
import { balloons } from './balloons.ts';
import { bazaar } from './bazaar.ts';
import { bridge } from './bridge.ts';
import { camp } from './camp.ts';
import { carpet } from './carpet.ts';
import { clock } from './clock.ts';
import { counting } from './counting.ts';
import { desk } from './desk.ts';
import { dunes } from './dunes.ts';
import { ferry } from './ferry.ts';
import { garden } from './garden.ts';
import { girih } from './girih.ts';
import { lanterns } from './lanterns.ts';
import { lighthouse } from './lighthouse.ts';
import { mahya } from './mahya.ts';
import { map } from './map.ts';
import { oasis } from './oasis.ts';
import { observatory } from './observatory.ts';
import { oven } from './oven.ts';
import { pilgrims } from './pilgrims.ts';
import { profile } from './profile.ts';
import { railway } from './railway.ts';
import { recital } from './recital.ts';
import { reeds } from './reeds.ts';
import { riders } from './riders.ts';
import type { Scene } from './scene.ts';
import { shamsa } from './shamsa.ts';
import { simurgh } from './simurgh.ts';
import { skyline } from './skyline.ts';
import { spices } from './spices.ts';
import { strait } from './strait.ts';
import { summit } from './summit.ts';
import { tea } from './tea.ts';
import { town } from './town.ts';
import { village } from './village.ts';
import { voyage } from './voyage.ts';
import { waterwheel } from './waterwheel.ts';

export const SCENES = {
  alley,
  apothecary,
  arch,
  armada,
  astrolabe,
  balloons,
  bazaar,
  bridge,
  camp,
  carpet,
  clock,
  counting,
  desk,
  dunes,
  ferry,
  garden,
  girih,
  lanterns,
  lighthouse,
  mahya,
  map,
  oasis,
  observatory,
  oven,
  pilgrims,
  profile,
  railway,
  recital,
  reeds,
  riders,
  shamsa,
  simurgh,
  skyline,
  spices,
  strait,
  summit,
  tea,
  town,
  village,
  voyage,
  waterwheel,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** Scenes with numerals in them, which a mirror would make unreadable. */
export const WRITTEN_SCENES: ReadonlySet<SceneName> = new Set<SceneName>(['clock']);

/** Paper scenes for children take no grain and less vignette. */
export const PAPER_SCENES: ReadonlySet<SceneName> = new Set<SceneName>([
  'counting',
  'garden',
  'observatory',
  'simurgh',
  'town',
  'voyage',
]);
