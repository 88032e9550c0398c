import multipart from '@fastify/multipart';
import { code, standaloneSetupSchema, switchAnswerSchema } from '@portal/shared/contracts';
import {
  compareCodePoints,
  isSwitchableToStandalone,
  licenseLabel,
  tokyoDay,
  type License,
  type Product,
} from '@portal/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { personLabels } from '../../../platform/answers/personLabels.ts';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { discardBody } from '../../../platform/answers/discardBody.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import type { Pace } from '../../../platform/answers/long/Pace.ts';
import { licenseFile } from './licenseFile.ts';
import { LicenseFileError } from './LicenseFileError.ts';
import { toLicense } from '../licenses/licenses.presenter.ts';
import { licensesByNumber, membersOfTeam } from '../licenses/licenses.queries.ts';
import { licenseFormBytes, readLicenseUpload } from './readLicenseUpload.ts';
import { switchToNetwork } from './switchToNetwork.ts';
import { switchToStandalone } from './switchToStandalone.ts';

/**
 * Standalone authentication: the selectable licenses, switching to standalone and back, and the
 * license file.
 */
export const licenseFilesRoutes: Module = (deps) => async (app) => {
  await app.register(multipart, { throwFileSizeLimit: false });

  app.get(
    '/api/license/standalone',
    {
      config: { access: { who: 'manager', sites: ['mf-licenses'] } },
      schema: { response: { 200: standaloneSetupSchema } },
    },
    (request, reply) => standaloneSetup(deps, request, deps.longAnswers.pace(reply)),
  );

  app.post(
    '/api/license/lir',
    {
      config: {
        access: { who: 'manager', sites: ['mf-licenses'] },
        streamBytes: licenseFormBytes,
      },
      schema: { response: { 200: switchAnswerSchema } },
    },
    (request, reply) =>
      answerSwitch(request, reply, async () => {
        const { text, fields } = await readLicenseUpload(request, 'LIR');
        await switchToStandalone(deps, viewerOf(request), {
          text,
          licenseIds: {
            cd: chosenId(fields.get('license_id_schematic')),
            pd: chosenId(fields.get('license_id_pcb')),
          },
          userId: fields.get('user_id') ?? '',
          ip: request.ip,
          locale: readerLocale(request),
        });
      }),
  );

  app.post(
    '/api/license/lrr',
    {
      config: {
        access: { who: 'guest', sites: ['mf-licenses'] },
        streamBytes: licenseFormBytes,
      },
      schema: { response: { 200: switchAnswerSchema } },
    },
    (request, reply) =>
      answerSwitch(request, reply, async () => {
        const { text } = await readLicenseUpload(request, 'LRR');
        await switchToNetwork(deps, viewerOf(request), { text, ip: request.ip });
      }),
  );

  app.get(
    '/license/lic/:number',
    {
      config: { access: { who: 'guest', sites: ['mf-licenses'] } },
      schema: { params: z.object({ number: code(64) }), response: { 200: z.string() } },
    },
    async (request, reply) => {
      const { number } = request.params;
      const file = await licenseFile(deps, viewerOf(request).team.id, number);
      if (file === undefined) throw new NotFoundError();
      void reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="${number}.lic"`)
        .header('cache-control', 'no-store');
      return file;
    },
  );
};

/** Runs a switch and answers in plain text: `success` or `failed`. */
async function answerSwitch(
  request: FastifyRequest,
  reply: FastifyReply,
  act: () => Promise<void>,
): Promise<'success' | 'failed'> {
  void reply.type('text/plain; charset=utf-8');
  try {
    await act();
    return 'success';
  } catch (error) {
    if (!(error instanceof LicenseFileError)) throw error;
    request.log.warn({ reason: error.reason }, 'license file refused');
    if (error.reason === 'too_large') discardBody(request, reply);
    void reply.header('x-reason', error.reason);
    return 'failed';
  }
}

async function standaloneSetup(deps: Deps, request: FastifyRequest, pace: Pace) {
  const teamId = viewerOf(request).team.id;
  const locale = readerLocale(request);
  const now = deps.clock();
  const today = tokyoDay(now);
  const free: License[] = [];
  for await (const records of licensesByNumber(deps, { teamId, now, pace, seesUse: false })) {
    const licenses = records.map((record) => toLicense(record, { today, locale }));
    free.push(...licenses.filter((license) => isSwitchableToStandalone(license, today)));
  }
  const members = await membersOfTeam(deps.db, teamId);
  const labels = personLabels(
    members.map(({ id, email, first_name, last_name }) => ({
      userId: id,
      email,
      firstName: first_name,
      lastName: last_name,
    })),
    locale,
  );
  const people = [...labels].map(([id, name]) => ({ id, name }));
  const choices = (product: Product) =>
    free
      .filter((license) => license.product === product)
      .map((license) => ({ id: license.id, label: licenseLabel(license) }));
  return {
    schematic: choices('cd'),
    pcb: choices('pd'),
    users: people.toSorted((a, b) => compareCodePoints(a.name, b.name)),
  };
}

/** The id of a selected license: `0`, empty and absent all mean none. */
function chosenId(value: string | undefined): string | null {
  return value === undefined || value === '' || value === '0' ? null : value;
}
