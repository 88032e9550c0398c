/** The store's estimate, which is public and has the stored cart. */
export const estimatePath = '/estimate';
