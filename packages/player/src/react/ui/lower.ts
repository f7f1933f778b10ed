/** The part of a text's key that names a kind: 'INTRO' is 'intro'. */
export const lower = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;
