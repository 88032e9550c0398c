import { mailCommands } from '../mail/mail.commands.ts';
import { auditCommands } from '../modules/audit/audit.commands.ts';
import { bankCommands } from '../modules/back-office/bank-statements/bank.commands.ts';
import { ordersCommands } from '../modules/back-office/orders.commands.ts';
import { emiSettingsCommands } from '../modules/emi-licenses/settings/emi-settings.commands.ts';
import { installersCommands } from '../modules/installers/installers.commands.ts';
import { licenseFilesCommands } from '../modules/license-files/license-files.commands.ts';
import { pricesCommands } from '../modules/prices/prices.commands.ts';
import { releasesCommands } from '../modules/releases/releases.commands.ts';
import { usageEventsCommands } from '../modules/usage-events/usage-events.commands.ts';
import { backupsCommands } from '../operator/backups/backups.commands.ts';
import { restoreCommands } from '../operator/backups/restore/restore.commands.ts';
import { blobsCommands } from '../operator/blobs/blobs.commands.ts';
import { peopleCommands } from '../operator/people/people.commands.ts';
import { sitesCommands } from '../operator/sites/sites.commands.ts';
import { teamsCommands } from '../operator/teams/teams.commands.ts';
import { tokensCommands } from '../operator/tokens/tokens.commands.ts';
import type { Command } from './Command.ts';

/** Every command, each contributed by the part it belongs to. */
export const commands: readonly Command[] = [
  ...teamsCommands,
  ...peopleCommands,
  ...sitesCommands,
  ...releasesCommands,
  ...licenseFilesCommands,
  ...installersCommands,
  ...pricesCommands,
  ...ordersCommands,
  ...bankCommands,
  ...emiSettingsCommands,
  ...usageEventsCommands,
  ...blobsCommands,
  ...backupsCommands,
  ...restoreCommands,
  ...mailCommands,
  ...auditCommands,
  ...tokensCommands,
];
