/** Where the archive of an upload lies among the partial files until it is whole. */
export const partialKey = (upload: string): string => `emi/partial/${upload}`;
