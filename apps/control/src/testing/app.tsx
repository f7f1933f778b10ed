import type { Data } from '@kandil/contract';
import type { members } from '@kandil/contract/staff';
import { permissionsOf, type Role } from '@kandil/contract/staff/permissions';
import { ui } from '@kandil/i18n/locales/en';
import { TextsProvider } from '@kandil/ui/text/texts.tsx';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach } from 'vitest';
import { type Self, useSession } from '#src/data/session.ts';
import { SECTIONS } from '#src/frame/sections.ts';
import { ROUTES } from '#src/routes.tsx';
import { t } from '#src/texts/texts.tsx';

// Each test begins at another device: nothing that was typed before is there.
beforeEach(() => localStorage.clear());

export const ID = {
  leyla: '0f0e6a4e-8a0b-4c55-9c0a-000000000001',
  omar: '0f0e6a4e-8a0b-4c55-9c0a-000000000002',
  key: '0f0e6a4e-8a0b-4c55-9c0a-000000000003',
  spare: '0f0e6a4e-8a0b-4c55-9c0a-000000000004',
  invitation: '0f0e6a4e-8a0b-4c55-9c0a-000000000005',
};

const AT = '2026-11-20T12:00:00Z';

const [first = SECTIONS.staff] = Object.values(SECTIONS);
/** Where an administrator begins. */
export const START = { path: first.path, heading: t(first.title) };

/** Leyla, signed in. */
export const self = (role: Role = 'administrator', part: Partial<Self> = {}): Self => ({
  id: ID.leyla,
  name: 'Leyla Hasan',
  mail: 'leyla@kandil.test',
  role,
  permissions: permissionsOf(role),
  confirmedUntil: AT,
  passkeys: [
    { id: ID.key, name: 'Laptop', createdAt: AT, usedAt: AT },
    { id: ID.spare, name: 'Spare', createdAt: AT, usedAt: null },
  ],
  ...part,
});

type Staff = Data<typeof members>;

export const member = (part: Partial<Staff['members'][number]> = {}): Staff['members'][number] => ({
  id: ID.leyla,
  name: 'Leyla Hasan',
  mail: 'leyla@kandil.test',
  role: 'administrator',
  createdAt: AT,
  seenAt: AT,
  passkeys: 2,
  dismissedAt: null,
  ...part,
});
export const OMAR = member({
  id: ID.omar,
  name: 'Omar Said',
  mail: 'omar@kandil.test',
  role: 'editor',
});

/** Leyla and Omar, and one invitation. */
export const STAFF: Staff = {
  members: [member(), OMAR],
  invitations: [{ id: ID.invitation, mail: 'new@kandil.test', role: 'support', expiresAt: AT }],
};

/** Opens the control room at an address, as a new tab does. */
export function openControl(path: string) {
  useSession.getState().end('left');
  useSession.setState({ self: undefined, reason: null });
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  const view = render(
    <TextsProvider language="en" prefix={null} texts={ui}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
  return { ...view, router };
}
