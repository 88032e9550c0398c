import { PassThrough, type Readable } from 'node:stream';
import { csvText, type Locale } from '@portal/shared/domain';
import { ZipFile } from 'yazl';
import type { Pace } from '../../../platform/answers/long/Pace.ts';
import { managerOwnData } from '../../../platform/protocol/managerOwnData.ts';
import type {
  DataOwner,
  OwnDataDeps,
  OwnDataPart,
} from '../../../platform/protocol/OwnDataPart.ts';
import { accountsOwnData } from './accountsOwnData.ts';

export const ownDataParts: readonly OwnDataPart[] = [...accountsOwnData, ...managerOwnData];

interface Wanted {
  readonly owner: DataOwner;
  readonly locale: Locale;
  readonly now: Date;
  readonly pace: Pace;
}

/**
 * Streams a person's data as a ZIP. It reads one file at a time, so that memory holds only the
 * largest one. Reading stops when the client disconnects.
 */
export function ownDataFile(deps: OwnDataDeps, wanted: Wanted): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  fill(deps, wanted, zip).catch((error: unknown) => {
    const fault = error instanceof Error ? error : new Error('own data failed', { cause: error });
    output.destroy(wanted.pace.signal.aborted ? undefined : fault);
  });
  return output;
}

async function fill(
  deps: OwnDataDeps,
  { owner, locale, now: mtime, pace }: Wanted,
  zip: ZipFile,
): Promise<void> {
  zip.addBuffer(Buffer.from(readme(locale)), 'README.txt', { mtime });
  for (const part of ownDataParts) {
    const text = await pace.piece(() => textOf(part, deps, owner));
    zip.addBuffer(Buffer.from(text), fileOf(part), { mtime });
  }
  zip.end();
}

const fileOf = (part: OwnDataPart): string => `${part.name}.${'columns' in part ? 'csv' : 'json'}`;

async function textOf(part: OwnDataPart, deps: OwnDataDeps, owner: DataOwner): Promise<string> {
  if ('columns' in part) return csvText(part.columns, await part.rows(deps, owner));
  return `${JSON.stringify(await part.record(deps, owner), null, 2)}\n`;
}

const intro = {
  en: [
    'Your data in the portal',
    '',
    'These files hold what the portal keeps of you. CSV files open in spreadsheets,',
    'JSON files in every text editor. Times are in UTC (ISO 8601), amounts in the',
    'currency beside them. Passwords and other secrets are not included.',
    '',
  ],
  ja: [
    'ポータルに保管されているお客様のデータ',
    '',
    'お客様についてポータルが保管している情報です。CSVファイルは表計算ソフトで、',
    'JSONファイルはテキストエディターで開けます。日時は協定世界時（ISO 8601）、',
    '金額は併記の通貨です。パスワードなどの秘密の情報は含まれません。',
    '',
  ],
} as const;

function readme(locale: Locale): string {
  const width = Math.max(...ownDataParts.map((part) => fileOf(part).length)) + 2;
  const files = ownDataParts.map((part) => fileOf(part).padEnd(width) + part.about[locale]);
  return ['\uFEFF' + intro[locale][0], ...intro[locale].slice(1), ...files, ''].join('\r\n');
}
