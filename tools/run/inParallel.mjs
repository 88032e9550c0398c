/** Processes items in order, `lanes` at a time. @returns the results in that order. */
export async function inParallel(items, lanes, work) {
  const results = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
