import { forgetCopies } from '#app/browser/offline/forget.ts';
import { onSessionEnd } from './member-data.ts';

// Imported for this effect by what ends a session or changes the profile, and after the start of every page.
onSessionEnd(forgetCopies);
