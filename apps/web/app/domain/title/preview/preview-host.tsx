import { createPortal } from 'react-dom';
import { PreviewCard } from './preview-card.tsx';
import { useHovered } from './use-hovered.ts';

/**
 * The one preview of a page. It stands in the document where its tile stands, so that the keyboard comes to it from
 * there, and on the screen over everything.
 */
export function PreviewHost() {
  const [hovered, close] = useHovered();
  if (!hovered?.item.isConnected) return null;
  const { item } = hovered;
  return createPortal(
    <PreviewCard key={item.dataset['preview']} {...hovered} onLeave={close} />,
    item,
  );
}
