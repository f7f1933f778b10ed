/** Does the work for each item, for so many at the same time. After a failure nothing more begins. */
export async function atOnce<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  let hasFailed = false;
  const workOn = async () => {
    for (const item of rest) {
      if (hasFailed) return;
      await work(item);
    }
  };
  const workers = Array.from({ length: most }, async () =>
    workOn().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  await Promise.all(workers);
}
