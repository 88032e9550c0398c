import { plainCode } from '@portal/shared/domain';

/** Whether a text is a whole code of an authenticator app, however it is written. */
export function isWholeCode(text: string): boolean {
  return /^\d{6}$/.test(plainCode(text).replaceAll(' ', ''));
}
