import type { TitleTileData } from '#app/domain/title/title-tile.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const load = async () => (await import('./continue-menu.tsx')).ContinueMenu;

/** The menu of a Continue Watching tile; its code is for members only, and is fetched after hydration. */
export function ContinueMenu({ tile }: { tile: TitleTileData }) {
  const { code: Menu } = useLazyModule(load);
  return Menu && tile.progress ? <Menu progress={tile.progress} title={tile.title} /> : null;
}
