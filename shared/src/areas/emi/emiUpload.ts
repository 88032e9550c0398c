/** Size of the largest board archive that is taken, in bytes: 128 MB. */
export const emiUploadBytes = 134_217_728;

/** How long an upload that was cut can go on, in milliseconds: 24 hours from its opening. */
export const emiUploadOpenMs = 24 * 60 * 60_000;

/** Size of the largest file with classes of nets or roles of parts, in bytes. */
export const emiClassesBytes = 1024 * 1024;
