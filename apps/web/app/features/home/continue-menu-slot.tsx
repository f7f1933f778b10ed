import type { TitleTileData } from '../../catalogue/title-tile.tsx';
import { useCode } from '../../lib/use-code.ts';

const load = async () => (await import('./continue-menu.tsx')).ContinueMenu;

/** The menu of a tile to go on with; its code is for members alone, and comes once the page is alive. */
export function ContinueMenu({ tile }: { tile: TitleTileData }) {
  const { code: Menu } = useCode(load);
  return Menu && tile.progress ? <Menu progress={tile.progress} title={tile.title} /> : null;
}
