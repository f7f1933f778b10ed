/** Presence of the viewer: consecutive episodes without input, and whether this one had any. */
export type Attention = { readonly passive: number; readonly touched: boolean };

/** Episodes without input before the player asks. */
const PASSIVE_EPISODES = 3;

export const attentive: Attention = { passive: 0, touched: true };

/** The state at the start of another episode. */
export const begun = ({ passive }: Attention): Attention => ({ passive, touched: false });

/** The state after an episode that ended by itself. */
export const over = ({ passive, touched }: Attention): Attention => ({
  passive: touched ? 0 : passive + 1,
  touched: false,
});

/** Whether the next episode waits for the viewer's answer. */
export const asksStill = ({ passive }: Attention): boolean => passive >= PASSIVE_EPISODES;
