interface Entry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  extraneous?: boolean;
}

export function isSameInstall(
  locked: Record<string, Entry>,
  installed: Record<string, Entry>,
  tools: boolean,
): boolean;
export function ensureInstalled(root: string, options?: { tools?: boolean }): Promise<void>;
export function installRuntime(tree: string): Promise<void>;
