// What of the frame comes after the first load's scripts, in one file (later.tsx).
export { Analytics } from './analytics.tsx';
export { BottomBar } from './bottom-bar.tsx';
export { Footer } from './footer.tsx';
export { LanguageMenu } from './language-menu.tsx';
export { ProfileMenu } from './profile-menu.tsx';
