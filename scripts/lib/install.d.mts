interface Entry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  extraneous?: boolean;
}

export function explain(output: string): string;
export function isSameInstall(
  locked: Record<string, Entry>,
  installed: Record<string, Entry>,
): boolean;
export function ensureInstalled(root: string): Promise<void>;
