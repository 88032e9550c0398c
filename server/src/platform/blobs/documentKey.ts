/** Blob key of a PDF document. */
export const documentKey = (sha256: string): string => `documents/${sha256}.pdf`;
