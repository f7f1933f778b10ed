import { forgetCopies } from '#app/browser/offline/forget.ts';
import { onSessionEnd } from './member-data.ts';

// Imported for this side effect where a session ends or the profile changes, and after the start of every page.
onSessionEnd(forgetCopies);
