import { avatarOf } from './avatars.ts';
import type { ProfileFields } from './profile.ts';

interface Owner {
  id: string;
  full_name: string;
  language: string;
}

/** The first profile of a new account. */
export function defaultProfile(account: Owner): ProfileFields {
  return {
    name: account.full_name,
    avatar_id: avatarOf(account.id),
    language: account.language,
    auto_next_episode: true,
    auto_preview: true,
    audio_description: false,
    subtitles_for_deaf: false,
    kind: 'ADULT',
    is_default: true,
  };
}
