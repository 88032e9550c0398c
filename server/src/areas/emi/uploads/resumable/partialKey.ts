/** Key of an incomplete archive among the partial files. */
export const partialKey = (upload: string): string => `emi/partial/${upload}`;
