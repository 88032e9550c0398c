import { plainCode } from '@portal/shared/domain';

/** The seven digits of a Japanese post code as people type it, full-width ones too; else undefined. */
export function postCodeDigits(typed: string): string | undefined {
  const digits = plainCode(typed).replaceAll(/[\s〒-]/gu, '');
  return /^[0-9]{7}$/.test(digits) ? digits : undefined;
}
