import { toCalendarDay } from '@portal/shared/domain';
import { recordAudit } from '../../../../platform/db/audit.ts';
import type { Deps } from '../../../../platform/Deps.ts';
import type { Module } from '../../../../platform/http/createApp.ts';
import { operatorOf } from '../../../../platform/http/Operator.ts';
import { emiSettingsAnswerSchema, emiSettingsChangeSchema } from './emi-settings.contract.ts';
import { readEmiSettings, writeEmiSettings } from './EmiSettings.ts';

const config = { access: { who: 'operator', scopes: ['everything'] } } as const;
const readConfig = { access: { who: 'operator', scopes: ['read'] } } as const;
const response = { 200: emiSettingsAnswerSchema };

/** The operator API of the EMI check: the end of the trial campaign, and whether it is off. */
export const emiSettingsOperator: Module = (deps) => async (app) => {
  app.get('/operator/emi', { config: readConfig, schema: { response } }, () => present(deps));

  app.post(
    '/operator/emi',
    { config, schema: { body: emiSettingsChangeSchema, response } },
    async (request) => {
      const { off, trial_until } = request.body;
      await deps.db.transaction().execute(async (trx) => {
        await writeEmiSettings(trx, {
          ...(off === undefined ? {} : { isOff: off }),
          ...(trial_until === undefined
            ? {}
            : { trialUntil: trial_until === null ? null : toCalendarDay(trial_until) }),
        });
        const act = { action: 'emi.set' as const, object: 'emi', details: request.body };
        await recordAudit(trx, { at: deps.clock(), actor: operatorOf(request).actor, ...act });
      });
      return present(deps);
    },
  );
};

async function present({ db }: Pick<Deps, 'db'>) {
  const { isOff, trialUntil } = await readEmiSettings(db);
  return { off: isOff, trial_until: trialUntil };
}
