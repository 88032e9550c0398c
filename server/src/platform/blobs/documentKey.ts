/** Where a document lies in the store. */
export const documentKey = (sha256: string): string => `documents/${sha256}.pdf`;
