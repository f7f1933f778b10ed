import type { ReactNode } from 'react';
import type { MediaType } from './providers.ts';

/** The providers' logos on 24 x 24, in their own colours where these are visible on dark. */
const MARKS: Record<MediaType, ReactNode> = {
  google: (
    <g fill="none" strokeWidth="4">
      <path d="M4.6 8.3a8.4 8.4 0 0 1 13.3-2.2" stroke="#ea4335" />
      <path d="M4.6 15.7a8.4 8.4 0 0 1 0-7.4" stroke="#fbbc05" />
      <path d="M17.6 18.2a8.4 8.4 0 0 1-13-2.5" stroke="#34a853" />
      <path d="M12 12h8.4a8.4 8.4 0 0 1-2.8 6.2" stroke="#4285f4" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        fill="#ffffff"
        d="M13.4 22.9v-8h2.7l.5-3.2h-3.2V9.7c0-.9.4-1.7 1.8-1.7h1.5V5.2c-.7-.1-1.6-.2-2.4-.2-2.6 0-4.2 1.6-4.2 4.3v2.4H7.4v3.2h2.7v8z"
      />
    </>
  ),
  APPLE: (
    <g fill="currentcolor">
      <path d="M15.9 2c.1 1.3-.4 2.5-1.1 3.4-.8.9-2 1.6-3.1 1.5-.2-1.2.4-2.5 1.1-3.3.8-.9 2.1-1.6 3.1-1.6z" />
      <path d="M19.6 17.2c-.5 1.2-.8 1.7-1.4 2.7-.9 1.4-2.2 3.1-3.7 3.1-1.4 0-1.8-.9-3.7-.9s-2.3.9-3.7.9c-1.5 0-2.7-1.6-3.6-3-2.5-3.9-2.7-8.4-1.2-10.8 1.1-1.7 2.8-2.7 4.4-2.7 1.6 0 2.7.9 4 .9s2.1-.9 4-.9c1.4 0 2.9.8 4 2.1-3.5 1.9-2.9 6.9.9 8.6z" />
    </g>
  ),
};

export function ProviderMark({ mediaType }: { mediaType: MediaType }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden>
      {MARKS[mediaType]}
    </svg>
  );
}
