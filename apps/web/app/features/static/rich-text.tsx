import { Link } from '@kandil/ui/link.tsx';
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

/** Text with links and strong words. */
export function Rich({ text }: { text: RichText }) {
  const parts = typeof text === 'string' ? [text] : text;
  return parts.map((part, at) => {
    if (typeof part === 'string') return <span key={at}>{part}</span>;
    if ('strong' in part) return <strong key={at}>{part.strong}</strong>;
    return <Anchor key={at} {...part} />;
  });
}
