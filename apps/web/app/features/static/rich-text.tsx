import { Link } from '#app/ui/link.tsx';
import type { RichText, TextLink } from './texts/tree.ts';

const LINK = 'text-gold underline decoration-gold/40 underline-offset-4 hover:decoration-gold';

function Anchor({ text, to }: TextLink) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={LINK}>
        {text}
      </Link>
    );
  }
  return (
    <a href={to} className={LINK}>
      <bdi>{text}</bdi>
    </a>
  );
}

/** Text with links. */
export function Rich({ text }: { text: RichText }) {
  const parts = typeof text === 'string' ? [text] : text;
  return parts.map((part) =>
    typeof part === 'string' ? <span key={part}>{part}</span> : <Anchor key={part.to} {...part} />,
  );
}
