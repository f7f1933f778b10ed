import { useState } from 'react';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import CheckIcon from 'lucide-react/icons/check';

/** MODAL-16: the address to copy, and the networks to share it on. */
export function ShareModal({ url, title }: { url: string; title: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const words = encodeURIComponent(`${title} ${url}`);
  const ways = [
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}` },
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    },
    { name: 'X', href: `https://x.com/intent/post?text=${words}` },
    { name: t('share.email'), href: `mailto:?subject=${encodeURIComponent(title)}&body=${words}` },
  ];
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <div>
      <p className="text-muted mb-4">
        <bdi>{title}</bdi>
      </p>
      <div className="flex gap-2">
        <input
          readOnly
          dir="ltr"
          value={url}
          aria-label={t('share.link')}
          className="rounded-tile border-edge bg-ground min-h-11 min-w-0 flex-1 border px-3 text-sm"
          onFocus={(event) => event.target.select()}
        />
        <Button
          onClick={() => void copy()}
          icon={copied && <CheckIcon className="size-4" aria-hidden />}
        >
          {copied ? t('share.copied') : t('share.copy')}
        </Button>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-2">
        {ways.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="rounded-tile border-line hover:bg-lifted flex min-h-11 items-center justify-center border text-sm"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
