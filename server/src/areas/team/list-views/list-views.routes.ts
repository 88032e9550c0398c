import {
  listViewFieldsSchema,
  listViewsQuerySchema,
  listViewsSchema,
  newListViewSchema,
  savedListViewSchema,
  type SavedListView,
} from '@portal/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';
import { newId } from '../../../platform/db/newId.ts';
import { NotFoundError, RequestError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf, type Viewer } from '../../../platform/http/Viewer.ts';
import { takeCall, type Limit } from '../../../platform/limits/takeCall.ts';
import {
  addView,
  changeView,
  countViews,
  findView,
  removeView,
  viewsOfList,
  type ListViewRecord,
} from './list-views.queries.ts';

const mostOwn = 50;
const mostShared = 100;
/** Changes of one person. */
const changes: Limit = { name: 'list-view', max: 120, seconds: 3600 };

const config = { access: { who: 'guest', sites: 'every' } } as const;
const params = z.object({ id: z.string() });
const path = '/api/list-views/:id';

/** Saved views of lists: a person's own, and those that the team shares. */
export const listViewsRoutes: Module = (deps) => async (app) => {
  const { db, clock } = deps;
  const record = (
    trx: Kysely<Database>,
    request: FastifyRequest,
    action: 'view.share' | 'view.change' | 'view.delete',
    { id, list, name }: Pick<ListViewRecord, 'id' | 'list' | 'name'>,
  ) => {
    const { user, team } = viewerOf(request);
    return recordAudit(trx, {
      ...{ at: clock(), actor: user.id, teamId: team.id, ip: request.ip, action, object: id },
      details: { list, name },
    });
  };

  app.get(
    '/api/list-views',
    { config, schema: { querystring: listViewsQuerySchema, response: { 200: listViewsSchema } } },
    (request) => presentList(db, viewerOf(request), request.query.list),
  );

  app.post(
    '/api/list-views',
    { config, schema: { body: newListViewSchema, response: { 200: savedListViewSchema } } },
    async (request) => {
      await takeCall(deps, changes, viewerOf(request).user.id);
      return db.transaction().execute(async (trx) => {
        const viewer = viewerOf(request);
        const { shared, ...fields } = request.body;
        await requireRoom(trx, viewer, shared);
        const view = {
          id: newId(clock()),
          team_id: viewer.team.id,
          user_id: viewer.user.id,
          ...fields,
          is_shared: shared,
          created_at: clock(),
        };
        await addView(trx, view);
        if (shared) await record(trx, request, 'view.share', view);
        return presentView(view, viewer);
      });
    },
  );

  app.put(
    path,
    {
      config,
      schema: { params, body: listViewFieldsSchema, response: { 200: savedListViewSchema } },
    },
    async (request) => {
      await takeCall(deps, changes, viewerOf(request).user.id);
      return db.transaction().execute(async (trx) => {
        const viewer = viewerOf(request);
        const view = await findView(trx, memberOf(viewer), request.params.id);
        if (view?.user_id !== viewer.user.id) throw new NotFoundError();
        const { shared, ...fields } = request.body;
        if (shared !== view.is_shared) await requireRoom(trx, viewer, shared);
        const changed = { ...view, ...fields, is_shared: shared };
        await changeView(trx, view, { ...fields, is_shared: shared });
        if (view.is_shared) await record(trx, request, 'view.change', changed);
        else if (shared) await record(trx, request, 'view.share', changed);
        return presentView(changed, viewer);
      });
    },
  );

  app.delete(path, { config, schema: { params, response: { 200: listViewsSchema } } }, (request) =>
    db.transaction().execute(async (trx) => {
      const viewer = viewerOf(request);
      const view = await findView(trx, memberOf(viewer), request.params.id);
      if (!view || !presentView(view, viewer).deletable) throw new NotFoundError();
      await removeView(trx, view);
      if (view.is_shared) await record(trx, request, 'view.delete', view);
      return presentList(trx, viewer, view.list);
    }),
  );
};

function memberOf({ user, team }: Viewer) {
  return { teamId: team.id, userId: user.id };
}

/** @throws RequestError 409 `too_many` */
async function requireRoom(
  trx: Kysely<Database>,
  viewer: Viewer,
  isShared: boolean,
): Promise<void> {
  await lockFor(trx, `list-views ${viewer.team.id}`);
  const count = await countViews(trx, memberOf(viewer), isShared);
  if (count >= (isShared ? mostShared : mostOwn)) throw new RequestError(409, 'too_many');
}

async function presentList(
  db: Kysely<Database>,
  viewer: Viewer,
  list: string,
): Promise<SavedListView[]> {
  const views = await viewsOfList(db, memberOf(viewer), list);
  return views.map((view) => presentView(view, viewer));
}

function presentView(
  { id, name, query, columns, is_shared: shared, user_id }: ListViewRecord,
  { user }: Viewer,
): SavedListView {
  const own = user_id === user.id;
  return { id, name, query, columns, shared, own, deletable: own || user.role !== 'guest' };
}
