// The parts of the frame that hydrate after the first load's scripts, in one chunk (later.tsx).
export { Analytics } from '../analytics/analytics-host.tsx';
export { BottomBar } from './bottom-bar.tsx';
export { BrowseChips } from './browse-chips.tsx';
export { Footer } from './footer.tsx';
export { LanguageMenu } from '#app/domain/language/language-menu.tsx';
export { PrayerHost } from '../start/prayer-host.tsx';
export { ProfileMenu } from './profile-menu.tsx';
