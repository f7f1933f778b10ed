export function explain(output: string): string;
