import type { Deps, Workers } from './deps.ts';
import { embeddedCare } from './db/care/embeddedCare.ts';
import { limitsCleanUp } from './limits/limitsCleanUp.ts';
import { mailWorker } from './mail/mailWorker.ts';
import { accountsCleanUp } from './accounts/accountsCleanUp.ts';
import { addressMailsWorker } from './accounts/people/address/askForAddress.ts';
import { removeAvatarWorker } from './accounts/people/avatar/removeAvatar.ts';
import { domainWorker } from './accounts/sso/domain/checkDomains.ts';
import { passwordResetWorker } from './accounts/sign-in/passwords/askForPasswordReset.ts';
import { removeCardsWorker } from './accounts/people/cards/removeCards.ts';
import { endLeavingWorkers } from './accounts/people/leaving/endLeaving.ts';
import { factorResetWorker } from './accounts/security/factor-reset/carryOutResets.ts';
import { auditWorkers } from './modules/audit/auditWorkers.ts';
import { erasingWorkers } from './modules/erasing/erasingWorkers.ts';
import { noticeMailWorkers } from './modules/notices/mails/sendNoticeMails.ts';
import { emiJobsWorkers } from './modules/emi-jobs/emiJobsWorkers.ts';
import { emiUploadsCleanUp } from './modules/emi-uploads/emiUploadsCleanUp.ts';
import { emiPartialUploadsCleanUp } from './modules/emi-uploads/resumable/emiPartialUploadsCleanUp.ts';
import { emiEndedUploads } from './modules/emi-uploads/resumable/endUpload.ts';
import { licenseManagerCleanUp } from './modules/leases/licenseManagerCleanUp.ts';
import { autoRenewalWorkers } from './modules/auto-renewal/renewEndingLicenses.ts';
import { expireOrdersWorker } from './modules/orders/expireOrders.ts';
import { orderMailWorker } from './modules/orders/mails/orderMailWorker.ts';
import { paymentWorkers } from './modules/payments/sweepPayments.ts';
import { peopleWorkers } from './modules/people/peopleWorkers.ts';
import { quotationsCleanUp } from './modules/quotations/quotationsCleanUp.ts';
import { usageEventsWorkers } from './modules/usage-events/usageEventsWorkers.ts';
import { usageReportWorker } from './modules/usage-log/report/sendReports.ts';
import { usageFiguresWorkers } from './modules/usage-figures/usageFiguresWorkers.ts';
import { readersCleanUp } from './modules/releases/readers/readersCleanUp.ts';
import { figuresCleanUp } from './modules/releases/figures/figuresCleanUp.ts';
import { sessionWorkers } from './modules/session/sessionWorkers.ts';
import { backupWorkers } from './operator/backups/backupWorkers.ts';

const workers: readonly Workers[] = [
  mailWorker,
  peopleWorkers,
  sessionWorkers,
  accountsCleanUp,
  endLeavingWorkers,
  removeCardsWorker,
  erasingWorkers,
  noticeMailWorkers,
  passwordResetWorker,
  factorResetWorker,
  addressMailsWorker,
  removeAvatarWorker,
  domainWorker,
  licenseManagerCleanUp,
  quotationsCleanUp,
  orderMailWorker,
  paymentWorkers,
  expireOrdersWorker,
  autoRenewalWorkers,
  auditWorkers,
  limitsCleanUp,
  usageFiguresWorkers,
  usageEventsWorkers,
  usageReportWorker,
  emiJobsWorkers,
  emiUploadsCleanUp,
  emiPartialUploadsCleanUp,
  emiEndedUploads,
  readersCleanUp,
  figuresCleanUp,
  backupWorkers,
  embeddedCare,
];

/** Tells the queue who carries out which jobs; before it starts. */
export function registerWorkers(deps: Deps): void {
  for (const register of workers) register(deps);
}
