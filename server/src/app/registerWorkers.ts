import type { Deps, Workers } from '../platform/Deps.ts';
import { embeddedCare } from './embeddedCare.ts';
import { limitsCleanUp } from '../platform/limits/limitsCleanUp.ts';
import { mailWorker } from './mailWorker.ts';
import { accountsCleanUp } from '../accounts/accountsCleanUp.ts';
import { addressMailsWorker } from '../accounts/people/address/askForAddress.ts';
import { removeAvatarWorker } from '../accounts/people/avatar/removeAvatar.ts';
import { domainWorker } from '../accounts/sso/domain/checkDomains.ts';
import { passwordResetWorker } from '../accounts/sign-in/passwords/askForPasswordReset.ts';
import { removeCardsWorker } from '../accounts/people/cards/removeCards.ts';
import { endLeavingWorkers } from '../accounts/people/leaving/endLeaving.ts';
import { factorResetWorker } from '../accounts/security/factor-reset/carryOutResets.ts';
import { auditWorkers } from '../areas/team/audit/sealAudit.ts';
import { erasingWorkers } from '../areas/team/people/managerErasing.ts';
import { noticeMailWorkers } from '../areas/notices/mails/sendNoticeMails.ts';
import { emiJobsWorkers } from '../areas/emi/jobs/emiJobsWorkers.ts';
import { emiUploadsCleanUp } from '../areas/emi/uploads/emiUploadsCleanUp.ts';
import { emiPartialUploadsCleanUp } from '../areas/emi/uploads/resumable/emiPartialUploadsCleanUp.ts';
import { emiEndedUploads } from '../areas/emi/uploads/resumable/endUpload.ts';
import { licenseManagerCleanUp } from '../areas/licensing/leases/licenseManagerCleanUp.ts';
import { autoRenewalWorkers } from '../areas/buying/auto-renewal/renewEndingLicenses.ts';
import { expireOrdersWorker } from '../areas/buying/orders/expireOrders.ts';
import { orderMailWorker } from '../areas/buying/orders/mails/orderMailWorker.ts';
import { paymentWorkers } from '../areas/buying/payments/sweepPayments.ts';
import { peopleWorkers } from '../areas/team/people/peopleWorkers.ts';
import { documentsCleanUp } from '../areas/buying/documents/documentsCleanUp.ts';
import { quotationsCleanUp } from '../areas/buying/quotations/quotationsCleanUp.ts';
import { usageEventsWorkers } from '../areas/usage/events/retention.ts';
import { usageReportWorker } from '../areas/usage/log/report/sendReports.ts';
import { usageFiguresWorkers } from '../areas/usage/figures/usageFiguresWorkers.ts';
import { endCanariesWorker } from '../composition/releases/readers/endCanaries.ts';
import { figuresCleanUp, readersCleanUp } from '../composition/releases/figures/figuresCleanUp.ts';
import { sessionWorkers } from '../platform/session/sessionWorkers.ts';
import { backupWorkers } from '../operator/backups/backupWorkers.ts';

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
  documentsCleanUp,
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
  endCanariesWorker,
  backupWorkers,
  embeddedCare,
];

/** Registers all workers; before the queue starts. */
export function registerWorkers(deps: Deps): void {
  for (const register of workers) register(deps);
}
