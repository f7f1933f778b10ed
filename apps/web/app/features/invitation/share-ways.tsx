import MailIcon from 'lucide-react/icons/mail';
import { SOCIAL_MARKS, SocialIcon } from '@kandil/ui/social-icon.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Links } from './invitation-page.tsx';

const WHATSAPP =
  'M12 3a9 9 0 1 1-4.3 16.9L3 21l1.2-4.5A9 9 0 0 1 12 3zm0 1.7a7.3 7.3 0 0 0-6.2 11.2l-.7 2.6 2.7-.7A7.3 7.3 0 1 0 12 4.7zM8.6 7.6h1.3l1 2.4-.9 1c.6 1.3 1.6 2.3 2.9 2.9l1-.9 2.4 1v1.3c0 .7-.6 1.3-1.5 1.3-3.6-.3-6.9-3.6-7.3-7.4 0-.9.4-1.6 1.1-1.6z';
const MESSENGER =
  'M12 3c5.1 0 9 3.7 9 8.5S17.1 20 12 20c-.9 0-1.8-.1-2.6-.4L6 21.3v-3a8.2 8.2 0 0 1-3-6.8C3 6.7 6.9 3 12 3zm-5.4 10.9 3.9-4.2 2.3 2 3.6-2-3.7 4.2-2.4-2z';

/** Links that open an app or a network with the invitation in it (SCREEN-27). */
export function ShareWays({ links }: { links: Links }) {
  const t = useT();
  const ways = [
    { name: t('invitation.email'), href: links.emailUrl, mark: null },
    { name: 'WhatsApp', href: links.whatsAppUrl, mark: WHATSAPP },
    { name: 'Facebook', href: links.facebookUrl, mark: SOCIAL_MARKS.facebook },
    { name: 'Twitter', href: links.twitterUrl, mark: SOCIAL_MARKS.x },
    { name: 'Messenger', href: links.messengerUrl, mark: MESSENGER },
  ];
  return (
    <>
      <h2 className="text-muted mt-5 mb-3 text-sm font-medium">{t('invitation.ways')}</h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {ways.map(({ name, href, mark }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="rounded-tile border-line hover:bg-lifted hover:border-edge flex min-h-20 flex-col items-center justify-center gap-2 border px-2 text-sm transition-colors"
            >
              {mark ? (
                <SocialIcon mark={mark} className="text-gold size-6" />
              ) : (
                <MailIcon className="text-gold size-6" aria-hidden />
              )}
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
