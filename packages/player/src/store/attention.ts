/** Whether somebody watches: episodes in a row that nobody touched, and whether this one was touched. */
export type Attention = { readonly passive: number; readonly touched: boolean };

/** Episodes that may pass by themselves before the player asks. */
const PASSIVE_EPISODES = 3;

export const attentive: Attention = { passive: 0, touched: true };

/** Another episode has begun. */
export const begun = ({ passive }: Attention): Attention => ({ passive, touched: false });

/** An episode has come to its end, by itself. */
export const over = ({ passive, touched }: Attention): Attention => ({
  passive: touched ? 0 : passive + 1,
  touched: false,
});

/** Whether the next one waits for somebody to say that they are there. */
export const asksStill = ({ passive }: Attention): boolean => passive >= PASSIVE_EPISODES;
