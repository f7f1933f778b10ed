import { CopyField } from '@kandil/ui/copy-field.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';

/** MODAL-16: the address to copy, and the networks to share it on. */
export function ShareModal({ url, title }: { url: string; title: string }) {
  const t = useT();
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
  return (
    <div>
      <p className="text-muted mb-4">
        <bdi>{title}</bdi>
      </p>
      <CopyField value={url} label={t('share.link')} />
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
