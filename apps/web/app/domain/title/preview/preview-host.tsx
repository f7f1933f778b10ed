import { createPortal } from 'react-dom';
import { PreviewCard } from './preview-card.tsx';
import { useHovered } from './use-hovered.ts';

/**
 * The only preview of a page. In the document it follows its tile, so that Tab leads into it; on the screen it is above
 * everything.
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
