import { auth, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { ofMember } from '#app/data/pages/or-failure.ts';
import { type LoadArgs, notFound } from '#app/data/pages/route-data.ts';

export type Avatar = Data<typeof auth.avatarList>[number];

/** PROFILES_PER_ACCOUNT of the service, which enforces the limit. */
export const MOST_PROFILES = 8;

export interface ProfilesData {
  /** Null for a guest, and while a session is being refreshed. */
  profiles: Profile[] | null;
}

export interface EditorData {
  editor: {
    /** The profile to edit; null for a new one. */
    profile: Profile | null;
    avatars: Avatar[];
    /** Ids of the avatars that no profile of the account uses. */
    free: string[];
    profiles: Profile[];
  } | null;
}

const listOf = (api: Api): Promise<Profile[]> => api(auth.profileList, {}).then(({ data }) => data);

export async function loadProfiles(api: Api): Promise<ProfilesData> {
  return { profiles: await ofMember(() => listOf(api)) };
}

/** The profile in the address; null for a new one. */
export async function loadEditor(api: Api, { params }: LoadArgs): Promise<EditorData> {
  const editor = await ofMember(async () => {
    const [profiles, avatars, available] = await Promise.all([
      listOf(api),
      api(auth.avatarList, {}),
      api(auth.avatarAvailable, {}),
    ]);
    const free = available.data.map(({ avatarId }) => avatarId);
    const found = profiles.find(({ id }) => String(id) === params['id']) ?? null;
    return { profile: found, avatars: avatars.data, free, profiles };
  });
  if (editor && params['id'] !== undefined && !editor.profile) notFound();
  return { editor };
}
