/** Name of the cache of pictures. The worker fills it; the end of a session deletes it. */
export const PICTURES = 'pictures';
/** Message to the worker: delete what belongs to a member. */
export const FORGET = 'forget';
