import type { RouteObject } from 'react-router';
import { Crash } from '#src/frame/crash.tsx';
import { Door } from '#src/frame/door.tsx';
import { Section } from '#src/frame/section.tsx';
import { Starting } from '#src/frame/starting.tsx';
import { AuditScreen } from '#src/screens/audit/audit.tsx';
import { HomeScreen } from '#src/screens/home.tsx';
import { JoinScreen } from '#src/screens/join.tsx';
import { MONEY_ROUTES } from '#src/screens/money/routes.tsx';
import { MissingScreen } from '#src/screens/missing.tsx';
import { PasskeysScreen } from '#src/screens/passkeys.tsx';
import { StaffScreen } from '#src/screens/staff/staff.tsx';
import type * as Screens from '#src/screens/tickets/section.tsx';

/** The section of tickets is loaded with its first page. */
const tickets = (name: keyof typeof Screens) => async () => ({
  Component: (await import('#src/screens/tickets/section.tsx'))[name],
});

/** The pages of the control room. Everything behind the door requires a session. */
export const ROUTES: RouteObject[] = [
  {
    errorElement: <Crash />,
    hydrateFallbackElement: <Starting />,
    children: [
      { path: '/join', element: <JoinScreen /> },
      {
        element: <Door />,
        children: [
          { path: '/', element: <HomeScreen /> },
          {
            path: '/people',
            lazy: async () => ({
              Component: (await import('#src/screens/people/people.tsx')).PeopleScreen,
            }),
          },
          {
            path: '/people/:id',
            lazy: async () => ({
              Component: (await import('#src/screens/people/person.tsx')).PersonScreen,
            }),
          },
          {
            path: '/tickets',
            lazy: tickets('Tickets'),
            children: [
              { index: true, lazy: tickets('InboxScreen') },
              { path: 'saved-answers', lazy: tickets('SavedAnswersScreen') },
              { path: 'reports', lazy: tickets('ReportsScreen') },
              { path: ':ticketId', lazy: tickets('TicketScreen') },
            ],
          },
          {
            path: '/staff',
            element: (
              <Section name="staff">
                <StaffScreen />
              </Section>
            ),
          },
          {
            path: '/audit',
            element: (
              <Section name="audit">
                <AuditScreen />
              </Section>
            ),
          },
          MONEY_ROUTES,
          {
            path: '/numbers',
            lazy: async () => ({
              Component: (await import('#src/screens/numbers/numbers.tsx')).NumbersScreen,
            }),
          },
          {
            path: '/numbers/videos/:videoId',
            lazy: async () => ({
              Component: (await import('#src/screens/numbers/video.tsx')).VideoNumbersScreen,
            }),
          },
          {
            path: '/system',
            lazy: async () => ({
              Component: (await import('#src/screens/system/system.tsx')).SystemScreen,
            }),
          },
          {
            path: '/notices',
            lazy: async () => ({
              Component: (await import('#src/screens/notices/notices.tsx')).NoticesScreen,
            }),
          },
          {
            path: '/settings',
            lazy: async () => ({
              Component: (await import('#src/screens/settings/settings.tsx')).SettingsScreen,
            }),
          },
          { path: '/passkeys', element: <PasskeysScreen /> },
          { path: '*', element: <MissingScreen /> },
        ],
      },
    ],
  },
];
