/** Maps batches of stored rows to batches of wire rows. */
export async function* presentBatches<From, To>(
  batches: AsyncIterable<readonly From[]>,
  present: (row: From) => To,
): AsyncGenerator<readonly To[], void, undefined> {
  for await (const batch of batches) yield batch.map((row) => present(row));
}
