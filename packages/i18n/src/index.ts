import type { TextKey } from './translate.ts';
import type { errors } from './locales/en/errors.ts';
import type { messages } from './locales/en/messages.ts';
import type { ui } from './locales/en/ui.ts';

export * from './languages.ts';
export * from './locale.ts';
export * from './site-texts.ts';
export * from './translate.ts';

/** Keys of the three sections, without plural suffixes. */
export type UiKey = TextKey<typeof ui>;
export type ErrorKey = TextKey<typeof errors>;
export type MessageKey = TextKey<typeof messages>;
