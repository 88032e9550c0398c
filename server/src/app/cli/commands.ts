import { mailCommands } from '../../operator/mail/mail.commands.ts';
import { auditCommands } from '../../areas/team/audit/audit.commands.ts';
import { bankCommands } from '../../areas/buying/back-office/bank-statements/bank.commands.ts';
import { ordersCommands } from '../../areas/buying/back-office/orders.commands.ts';
import { emiSettingsCommands } from '../../areas/emi/licenses/settings/emi-settings.commands.ts';
import { installersCommands } from '../../areas/downloads/installers/installers.commands.ts';
import { licenseFilesCommands } from '../../areas/licensing/license-files/license-files.commands.ts';
import { pricesCommands } from '../../areas/buying/prices/prices.commands.ts';
import { releasesCommands } from '../../composition/releases/releases.commands.ts';
import { usageEventsCommands } from '../../areas/usage/events/usage-events.commands.ts';
import { backupsCommands } from '../../operator/backups/backups.commands.ts';
import { restoreCommands } from './restore.commands.ts';
import { blobsCommands } from '../../operator/blobs/blobs.commands.ts';
import { peopleCommands } from '../../operator/people/people.commands.ts';
import { sitesCommands } from '../../operator/sites/sites.commands.ts';
import { teamsCommands } from '../../operator/teams/teams.commands.ts';
import { tokensCommands } from '../../operator/tokens/tokens.commands.ts';
import type { Command } from '../../platform/commands/Command.ts';

/** All commands, contributed by their areas. */
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
