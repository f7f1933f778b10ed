import type { Permission } from '@kandil/contract/staff/permissions';
import type { LucideIcon } from 'lucide-react';
import MoneyIcon from 'lucide-react/icons/banknote';
import NumbersIcon from 'lucide-react/icons/chart-line';
import NoticesIcon from 'lucide-react/icons/megaphone';
import SettingsIcon from 'lucide-react/icons/sliders-horizontal';
import AuditIcon from 'lucide-react/icons/scroll-text';
import TicketsIcon from 'lucide-react/icons/inbox';
import PeopleIcon from 'lucide-react/icons/user-search';
import SystemIcon from 'lucide-react/icons/activity';
import StaffIcon from 'lucide-react/icons/users';
import type { Key } from '#src/texts/texts.tsx';

interface SectionFacts {
  path: string;
  title: Key;
  permission: Permission;
  icon: LucideIcon;
}

/** The sections of the sidebar, in its order, each with what its role needs. */
export const SECTIONS = {
  tickets: {
    path: '/tickets',
    title: 'tickets.title',
    permission: 'tickets.read',
    icon: TicketsIcon,
  },
  people: { path: '/people', title: 'people.title', permission: 'people.read', icon: PeopleIcon },
  money: { path: '/money', title: 'money.title', permission: 'money.read', icon: MoneyIcon },
  numbers: {
    path: '/numbers',
    title: 'numbers.title',
    permission: 'numbers.read',
    icon: NumbersIcon,
  },
  notices: {
    path: '/notices',
    title: 'notices.title',
    permission: 'terms.announce',
    icon: NoticesIcon,
  },
  system: {
    path: '/system',
    title: 'system.title',
    permission: 'system.read',
    icon: SystemIcon,
  },
  settings: {
    path: '/settings',
    title: 'settings.title',
    permission: 'settings.read',
    icon: SettingsIcon,
  },
  staff: { path: '/staff', title: 'staff.title', permission: 'staff.read', icon: StaffIcon },
  audit: { path: '/audit', title: 'audit.title', permission: 'audit.read', icon: AuditIcon },
} as const satisfies Record<string, SectionFacts>;

export type SectionName = keyof typeof SECTIONS;
