/** Size of the largest board archive that is taken, in bytes: 128 MB. */
export const emiUploadBytes = 134_217_728;

/** Size of the largest file with classes of nets, in bytes. */
export const emiClassesBytes = 1024 * 1024;
