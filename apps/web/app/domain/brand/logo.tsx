import { Link } from '@kandil/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { useSite } from '#app/data/start/site.tsx';

const FILLS = { accent: 'fill-gold', accentBright: 'fill-gold-bright', text: 'fill-text' };

/** The operator's logo. */
export function LogoMark({ className }: { className?: string }) {
  const { size, paths: drawn } = useSite().mark;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} aria-hidden>
      {drawn.map(({ d, fill = 'accent', evenOdd = false }) => (
        <path key={d} d={d} {...(evenOdd && { fillRule: 'evenodd' })} className={FILLS[fill]} />
      ))}
    </svg>
  );
}

export function Logo() {
  const { name } = useSite();
  return (
    <Link to={paths.homepage()} className="flex items-center gap-1.5">
      <LogoMark className="size-9" />
      {/* Below 360 px, as at 400 % zoom, the mark alone leaves room for the buttons. */}
      <span className="font-display wordmark text-[1.625rem] leading-none max-[22.5rem]:sr-only">
        {name}
      </span>
    </Link>
  );
}
