import { emiSettingsSchema, type EmiSettings } from '@portal/shared/contracts';
import { isModestJson, parseJson, type Locale } from '@portal/shared/domain';
import { listFaultOf, type JobLists } from '../jobs/jobLists.ts';
import { EmiUploadError } from './EmiUploadError.ts';

/** The fields of an upload besides its file. */
export interface EmiUploadFields {
  readonly token: string;
  readonly licenseId: string;
  readonly terms: string | null;
  readonly lists: JobLists;
  readonly settings: EmiSettings;
}

const termsPattern = /^[\w.-]{1,40}$/;

/**
 * Validates the fields of an upload, by their names in the call.
 * @throws EmiUploadError `classes`, `roles`, `settings`
 */
export async function readEmiFields(
  texts: ReadonlyMap<string, string>,
  locale: Locale,
): Promise<EmiUploadFields> {
  const lists = { classes: texts.get('classes') ?? '', roles: texts.get('roles') ?? '' };
  const fault = await listFaultOf(lists, locale);
  if (fault) throw new EmiUploadError(fault.list, fault.sentence);
  const terms = texts.get('terms') ?? '';
  return {
    token: texts.get('token') ?? '',
    licenseId: texts.get('license_id') ?? '',
    terms: termsPattern.test(terms) ? terms : null,
    lists,
    settings: readSettings(texts.get('settings') ?? ''),
  };
}

/** @throws EmiUploadError `settings` */
function readSettings(text: string): EmiSettings {
  if (text === '') return {};
  const value = isModestJson(text) ? parseJson(text) : undefined;
  const settings = emiSettingsSchema.safeParse(value).data;
  if (!settings) throw new EmiUploadError('settings');
  return settings;
}

/** A displayable file name: no folders, no invisible characters, at most 200 characters. */
export function plainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const plain = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim();
  return Array.from(plain).slice(0, 200).join('') || '?';
}
