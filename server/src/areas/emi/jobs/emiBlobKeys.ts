/** Where the uploaded archive of a job lies in the store. */
export const emiSourceKey = (upload: string): string => `emi/sources/${upload}`;

/** Where a file that an analysis wrote lies in the store. @param name one of `jobFiles` */
export const emiResultKey = (job: string, name: string): string => `emi/results/${job}/${name}`;
