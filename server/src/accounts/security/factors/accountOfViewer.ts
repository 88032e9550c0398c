import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { SignedOutError } from '../../../platform/errors.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { accountById, type AccountRow } from '../../directory/people.queries.ts';

/** The account of the signed-in person. @throws SignedOutError when it is gone */
export async function accountOfViewer(
  db: Kysely<Database>,
  request: FastifyRequest,
): Promise<AccountRow> {
  const account = await accountById(db, viewerOf(request).user.id);
  if (!account) throw new SignedOutError();
  return account;
}
