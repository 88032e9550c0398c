import type { TeamAct, TeamAuditFilter } from '@portal/shared/contracts';
import {
  formerMember,
  inTokyo,
  isTeamAction,
  personName,
  teamActions,
  type Locale,
} from '@portal/shared/domain';
import type { CsvFile } from '../../../platform/answers/long/sendCsv.ts';
import type { Pace } from '../../../platform/answers/long/Pace.ts';
import { readLong, type RowSource } from '../../../platform/answers/long/readLong.ts';
import { presentAct } from './presentAct.ts';
import { actsOfTeam, type TeamActRecord } from './teamAudit.queries.ts';

const texts = {
  en: {
    headings: ['Time (Tokyo)', 'Who', 'Action', 'Subject', 'Network address'],
    former: formerMember.en,
    operator: 'Support',
    system: 'Automatic',
  },
  ja: {
    headings: ['日時（日本時間）', '操作した人', '操作', '対象', 'ネットワークアドレス'],
    former: formerMember.ja,
    operator: 'サポート',
    system: '自動処理',
  },
} as const;

interface TeamAuditFileRequest {
  readonly teamId: string;
  readonly filter: TeamAuditFilter;
  readonly locale: Locale;
}

/** The acts of a team as a file for spreadsheets, the newest first. */
export function teamAuditFile(
  source: RowSource,
  { teamId, filter, locale }: TeamAuditFileRequest,
  pace: Pace,
): CsvFile {
  const acts = readLong<TeamActRecord>(source, pace, (db, after, limit) =>
    actsOfTeam(db, { ...filter, teamId, before: after?.seq, limit }),
  );
  async function* batches() {
    for await (const batch of acts) {
      yield batch.map((act) => cells(presentAct(act), locale));
    }
  }
  return { name: 'audit.csv', headings: texts[locale].headings, batches: batches() };
}

function cells({ at, actor, action, object, person, ip }: TeamAct, locale: Locale) {
  const who = actor.kind === 'person' ? personName(actor, locale) : texts[locale][actor.kind];
  const act = isTeamAction(action) ? teamActions[action][locale] : action;
  const subject = person ? personName(person, locale) : object;
  return [tokyoTime(at), who, act, subject, ip];
}

/** `2026-11-21 12:00:00`, which spreadsheets read as a time. */
function tokyoTime(instant: string): string {
  return inTokyo(new Date(instant)).toFormat('yyyy-MM-dd HH:mm:ss');
}
