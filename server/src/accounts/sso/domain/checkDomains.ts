import { recordAudit } from '../../../platform/db/audit.ts';
import type { Config } from '../../../platform/config/Config.ts';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { roleCodes } from '../../../platform/http/Viewer.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Mail } from '../../../platform/mail/Mailer.ts';
import { peopleOfTeam } from '../../directory/people.queries.ts';
import { securityMail, type Addressee } from '../../security/mails/securityMail.ts';
import { lockSetup, updateSetup } from '../singleSignOn.queries.ts';
import { findRecord, proofRecord } from './proofRecord.ts';

const checkJob = defineJob<object>('accounts.sso-domains', 2);

/** Checks once a week whether the records that proved domains are still there. */
export const domainWorker: Workers = (deps) => {
  deps.queue.schedule(checkJob, '23 5 * * 1', () => checkDomains(deps));
};

/**
 * Checks the record of every domain that was proved by one. The owner gets one mail about a missing
 * record; nothing is switched off, since DNS records are also lost by mistake.
 */
export async function checkDomains(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'log'>,
): Promise<void> {
  const setups = await deps.db
    .selectFrom('accounts.single_sign_on')
    .select(['team_id', 'domain', 'record_token'])
    .where('proved_by', '=', 'dns')
    .where('proved_at', 'is not', null)
    .orderBy('team_id')
    .execute();
  for (const setup of setups) {
    const found = await findRecord(deps.config.sso, proofRecord(setup));
    if (found === 'unknown') {
      deps.log.warn({ domain: setup.domain }, 'no name server answers for a proved domain');
      continue;
    }
    await noteCheck(deps, setup, found === 'found');
  }
}

interface CheckedDomain {
  readonly team_id: string;
  readonly record_token: string;
}

async function noteCheck(
  { db, clock, mailer, config }: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  { team_id: teamId, record_token }: CheckedDomain,
  isFound: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const setup = await lockSetup(trx, teamId);
    // Changed meanwhile: another record, or a proof by mail.
    if (setup?.record_token !== record_token || setup.proved_by !== 'dns') return;
    if (isFound === (setup.lost_at === null)) return;
    await updateSetup(trx, teamId, { lost_at: isFound ? null : clock() });
    if (isFound) return;
    await recordAudit(trx, {
      at: clock(),
      actor: 'system',
      teamId,
      action: 'sso.domain-lost',
      object: teamId,
      details: { domain: setup.domain },
    });
    const owner = (await peopleOfTeam(trx, teamId)).find(({ role }) => role === roleCodes.owner);
    if (!owner) return;
    const lost = { domain: setup.domain, ...proofRecord(setup) };
    await mailer.send(trx, lostRecordMail(owner, lost, config));
  });
}

/** The mail to the owner when the record that proved the domain is gone; nothing was switched off. */
function lostRecordMail(
  owner: Addressee,
  {
    domain,
    name,
    value,
  }: { readonly domain: string; readonly name: string; readonly value: string },
  { accountsUrl }: Pick<Config, 'accountsUrl'>,
): Mail {
  return securityMail(
    owner,
    {
      en: {
        subject: `The DNS record for ${domain} is missing`,
        before: [
          `Your team uses single sign-on for ${domain} addresses. The TXT record that verifies the domain can no longer be found.`,
          `Name: ${name}`,
          `Value: ${value}`,
          'Single sign-on is still on. Please restore the record, or turn off single sign-on if the domain is no longer yours.',
        ],
        link: 'Open single sign-on',
        after: [],
      },
      ja: {
        subject: `${domain} を確認するレコードが見つかりません`,
        before: [
          `チームのシングルサインオンは ${domain} のメールアドレスに適用されています。ドメインを確認するTXTレコードが見つからなくなりました。`,
          `名前：${name}`,
          `値：${value}`,
          '設定は無効になっていません。レコードを元に戻すか、ドメインをお使いでない場合はシングルサインオンを無効にしてください。',
        ],
        link: 'シングルサインオンの設定を開く',
        after: [],
      },
    },
    `${accountsUrl}/sso`,
  );
}
