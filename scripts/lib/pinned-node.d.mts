export const OLDEST: { major: number; minor: number };
export function isNewEnough(version: string): boolean;
export function findNode(root: string): string;
