import { missingCompanyDetails } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import { editionCodes, type Viewer } from '../../../platform/http/Viewer.ts';
import { DetailsMissingError, OtherEditionError, UnknownInstallerError } from './DownloadError.ts';
import { companyOf } from './downloads.queries.ts';

const editions: readonly number[] = Object.values(editionCodes);

/**
 * Checks that the person's team may download files of an edition: only its own edition, and a
 * professional team only with complete company details. Reads the details from the database, since
 * the page may be outdated.
 *
 * @throws UnknownInstallerError, OtherEditionError, DetailsMissingError
 */
export async function requireDownload(
  { db }: Pick<Deps, 'db'>,
  { team }: Viewer,
  edition: number,
): Promise<void> {
  if (!editions.includes(edition)) throw new UnknownInstallerError();
  if (editionCodes[team.edition] !== edition) throw new OtherEditionError();
  const company = await companyOf(db, team.id);
  const isCommunity = team.edition === 'community';
  if (missingCompanyDetails(company, isCommunity).length > 0) throw new DetailsMissingError();
}
