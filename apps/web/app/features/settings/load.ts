import { type Data, purchase } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';

export interface SettingsData {
  /** Null without a plan, and for a guest. */
  plan: Data<typeof purchase.userPlan>;
}

/** The member's plan; the account itself is part of what the application starts with. */
export async function loadSettings(api: Api): Promise<SettingsData> {
  try {
    const { data } = await api(purchase.userPlan, {});
    return { plan: data };
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 401) return { plan: null };
    throw error;
  }
}
