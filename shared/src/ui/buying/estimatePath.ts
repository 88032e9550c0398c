/** The store's estimate, which is open to everybody and has the stored cart. */
export const estimatePath = '/estimate';
