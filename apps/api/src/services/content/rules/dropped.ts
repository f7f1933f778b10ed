/** The code of a video, as its file is named. */
export const CODE = String.raw`(?!\d+\.)[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?`;
const FILM = String.raw`\.(?:mp4|m4v|mov|mkv|webm|ts|m2ts|mts|mpg|mpeg|avi)`;
/** Name of a film in the drop folder: the video's code and a file extension of films, which cameras write in capitals. */
export const DROPPED = new RegExp(String.raw`^(${CODE})(?i:${FILM})$`);
