/** The logos of social networks on 24 x 24: lucide has no brand icons. */
export const SOCIAL_MARKS = {
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.5-3.6a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm4 4v6l5-3z',
  facebook:
    'M13.5 21v-7.5H16l.5-3h-3V8.7c0-.9.4-1.7 1.7-1.7h1.4V4.3c-.6-.1-1.4-.2-2.2-.2-2.3 0-3.9 1.4-3.9 4v2.4H8v3h2.5V21z',
  x: 'M4 4h4.7l3.9 5.4L17.3 4H20l-6.2 7.1L20.5 20h-4.7l-4.2-5.9L6.4 20H3.7l6.7-7.6zm3.7 2 8.9 12h1.2L9 6z',
} as const;

export const SOCIAL_NAMES = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
} as const;

/** @param mark path of the logo on 24 x 24 */
export function SocialIcon({ mark, className }: { mark: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="currentcolor"
      fillRule="evenodd"
      aria-hidden
    >
      <path d={mark} />
    </svg>
  );
}
