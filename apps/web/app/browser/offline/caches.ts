/** Cache of pictures; the worker fills it, and whoever ends a session deletes it. */
export const PICTURES = 'pictures';
/** Message to the worker: delete what belongs to a member. */
export const FORGET = 'forget';
