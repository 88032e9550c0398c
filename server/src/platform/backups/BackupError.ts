import { RequestError } from '../errors.ts';

/** A backup cannot be made, read or restored: 409 `backup_failed`. Its message is one sentence. */
export class BackupError extends RequestError {
  override readonly name = 'BackupError';
  constructor(
    sentence: string,
    override readonly cause?: unknown,
  ) {
    super(409, 'backup_failed', { reason: sentence });
    this.message = sentence;
  }
}
