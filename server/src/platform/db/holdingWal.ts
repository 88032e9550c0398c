let holders = 0;

/** Runs work that reads the embedded database's WAL, which is not removed meanwhile. */
export async function holdingWal<T>(work: () => Promise<T>): Promise<T> {
  holders += 1;
  try {
    return await work();
  } finally {
    holders -= 1;
  }
}

export const isWalHeld = (): boolean => holders > 0;
