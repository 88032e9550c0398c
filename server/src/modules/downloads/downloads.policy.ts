import { missingCompanyDetails } from '@portal/shared/domain';
import type { Deps } from '../../deps.ts';
import { editionCodes, type Viewer } from '../../http/Viewer.ts';
import { DetailsMissingError, OtherEditionError, UnknownInstallerError } from './DownloadError.ts';
import { companyOf } from './downloads.queries.ts';

const editions: readonly number[] = Object.values(editionCodes);

/**
 * Whether the person's team may download files of an edition: its own only, and a professional
 * team when its company details are complete. As they are now, not as the page knew them.
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
