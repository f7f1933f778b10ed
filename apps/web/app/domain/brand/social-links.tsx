import { useSite } from '#app/data/start/site.tsx';
import { iconButtonClass } from '@kandil/ui/icon-button.tsx';
import { SOCIAL_MARKS, SOCIAL_NAMES, SocialIcon } from '@kandil/ui/social-icon.tsx';

/** Links to the pages of the service in social networks. */
export function SocialLinks() {
  const { social } = useSite();
  return (
    <ul className="mt-5 flex gap-2">
      {social.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={SOCIAL_NAMES[network]}
            className={iconButtonClass('glass')}
          >
            <SocialIcon mark={SOCIAL_MARKS[network]} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
