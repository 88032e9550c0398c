/** Storage key of a job's uploaded archive. */
export const emiSourceKey = (upload: string): string => `emi/sources/${upload}`;

/** Storage key of a result file of an analysis. @param name one of `jobFiles` */
export const emiResultKey = (job: string, name: string): string => `emi/results/${job}/${name}`;
