export { renderAvatar, type AvatarSpec } from './brand/avatar.ts';
export { renderFavicon, renderIcon, type IconOptions } from './brand/icon.ts';
export { BRAND, LAMP_MARK } from './brand/lamp.ts';
export { renderLogo, type LogoSpec } from './brand/logo.ts';
export { KIDS_PALETTES, PALETTES, type KidsPaletteName, type PaletteName } from './palettes.ts';
export { raster } from './raster.ts';
export {
  pixelSize,
  renderMobile,
  renderPlate,
  renderPoster,
  renderSpotlight,
  renderStill,
  renderVertical,
  type Format,
} from './render.ts';
export { SCENES, type SceneName } from './scenes/index.ts';
export type { LockupSpec, SceneSpec } from './spec.ts';
export { outline, type Outline } from './text/outline.ts';
