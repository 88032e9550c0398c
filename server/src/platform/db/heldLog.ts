let holders = 0;

/** Does work that reads the embedded database's log of changes, of which nothing goes meanwhile. */
export async function whileLogIsHeld<T>(work: () => Promise<T>): Promise<T> {
  holders += 1;
  try {
    return await work();
  } finally {
    holders -= 1;
  }
}

export const isLogHeld = (): boolean => holders > 0;
