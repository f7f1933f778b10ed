import { brandName } from '@kandil/i18n';
import { Link } from '#app/ui/link.tsx';
import { brand } from '#app/brand.ts';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/ui/text/texts.tsx';

export function LogoMark({ className }: { className?: string }) {
  const { lamp, flame, chain } = brand.logo;
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden>
      <path d={chain} className="fill-gold" />
      <path d={lamp} fillRule="evenodd" className="fill-gold" />
      <path d={flame} className="fill-gold-bright" />
    </svg>
  );
}

export function Logo() {
  const { language } = useWords();
  return (
    <Link to={paths.homepage()} className="flex items-center gap-1.5">
      <LogoMark className="size-9" />
      {/* Below 360 px, as at 400 % zoom, the mark alone leaves room for the buttons. */}
      <span className="font-display wordmark text-[1.625rem] leading-none max-[22.5rem]:sr-only">
        {brandName(language)}
      </span>
    </Link>
  );
}
