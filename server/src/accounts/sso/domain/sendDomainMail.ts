import type { DomainMailbox } from '@portal/shared/contracts';
import type { Locale } from '@portal/shared/domain';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { mailKinds, type Mail } from '../../../platform/mail/Mailer.ts';
import { newLinkToken } from '../../security/mails/mailedLink.ts';
import { otherwiseEnglish } from '../../security/mails/otherwiseEnglish.ts';
import type { Author } from '../../directory/Author.ts';
import { accountById } from '../../directory/people.queries.ts';
import { quotedName } from '../../security/mails/quotedName.ts';
import { lockSetup, setupOf, updateSetup } from '../singleSignOn.queries.ts';
import { domainMails, mailboxMails } from '../ssoLimits.ts';

const linkHours = 24;

/**
 * Mails a link to a mailbox of the team's domain. Opening it proves the domain.
 * @throws NotFoundError @throws TooManyError
 */
export async function sendDomainMail(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  { viewer: { user, team }, ip }: Author,
  mailbox: DomainMailbox,
): Promise<void> {
  const { db, clock, mailer, config } = deps;
  const setup = await setupOf(db, team.id);
  if (!setup) throw new NotFoundError();
  const to = `${mailbox}@${setup.domain}`;
  await takeCall(deps, domainMails, team.id);
  await takeCall(deps, mailboxMails, to);
  const now = clock();
  const { token, hash } = newLinkToken();
  await db.transaction().execute(async (trx) => {
    const held = await lockSetup(trx, team.id);
    if (held?.domain !== setup.domain) throw new NotFoundError();
    await updateSetup(trx, team.id, {
      mail_token_hash: hash,
      mail_to: to,
      mail_expires_at: new Date(now.getTime() + linkHours * 3_600_000),
    });
    const asker = await accountById(trx, user.id);
    const locale = otherwiseEnglish(asker?.locale ?? 'en');
    const href = `${config.accountsUrl}/sso/domain/${token}`;
    const mail = { locale, to, domain: setup.domain, team: team.name, asker: user.email, href };
    await mailer.send(trx, domainMail(mail));
    await recordAudit(trx, {
      at: now,
      actor: user.id,
      teamId: team.id,
      ip,
      action: 'sso.domain-mail',
      object: team.id,
      details: { mailbox: to },
    });
  });
}

interface DomainMail {
  readonly locale: Locale;
  readonly to: string;
  readonly domain: string;
  readonly team: string;
  readonly asker: string;
  readonly href: string;
}

/** The mail to people who do not know the portal: it says who asks and what follows. */
function domainMail({ locale, to, domain, team, asker, href }: DomainMail): Mail {
  const name = quotedName(locale, team);
  const texts = {
    en: {
      subject: `Confirm single sign-on for ${domain}`,
      before: [
        `${asker} asks to let people with ${domain} addresses sign in to ${name} in the customer portal with your company’s own sign-in.`,
        'Confirm only if you manage this domain and expect this request. From then on, that team decides how people with addresses of this domain sign in.',
      ],
      link: { text: 'View request', href },
      after: [
        `The link works once, within ${String(linkHours)} hours.`,
        'If you do not expect this, ignore this email: nothing will change.',
      ],
    },
    ja: {
      subject: `${domain} のシングルサインオンの確認`,
      before: [
        `${asker} から、カスタマーポータルの${name}に、${domain} のメールアドレスの方が貴社のサインインでアクセスできるようにする設定のお申し込みがありました。`,
        'このドメインを管理されていて、内容をご存じの場合のみ確認してください。確認後は、このドメインのメールアドレスでのサインイン方法をそのチームが決めます。',
      ],
      link: { text: 'お申し込みを確認する', href },
      after: [
        `このアドレスは${String(linkHours)}時間以内に一度だけ使えます。`,
        'お心当たりがない場合は、このメールを破棄してください。何も変更されません。',
      ],
    },
  }[locale];
  return { kind: mailKinds.security, to, locale, ...texts };
}
