import { emiLicensesSchema } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { emiTrialState, emiLicenseFault } from './emi-licenses.policy.ts';
import { emiLicenseRow } from './emi-licenses.presenter.ts';
import { emiLicensesOf, emiTrialOf } from './emi-licenses.queries.ts';
import { readEmiSettings } from './settings/EmiSettings.ts';

/** `GET /api/demitasnx/licenses`: the team's licenses of the EMI check, and its free trial. */
export const emiLicensesRoutes: Module = (deps) => async (app) => {
  const { db, clock } = deps;

  app.get(
    '/api/demitasnx/licenses',
    {
      config: { access: { who: 'guest', sites: ['mf-demitasnx'] } },
      schema: { response: { 200: emiLicensesSchema } },
    },
    async (request) => {
      const { team } = viewerOf(request);
      const locale = readerLocale(request);
      const today = tokyoDay(clock());
      const [settings, licenses, trial] = await Promise.all([
        readEmiSettings(db),
        emiLicensesOf(db, team.id),
        emiTrialOf(db, team.id),
      ]);
      const applicant = { edition: team.edition, hasHadTrial: trial !== undefined };
      const state = emiTrialState(applicant, settings, today);
      const usable = licenses.filter((each) => emiLicenseFault(each, today) === null);
      return {
        trial: state,
        available_licenses:
          state === 'still' ? [] : usable.map((each) => emiLicenseRow(each, locale)),
        licenses: licenses.map((each) => emiLicenseRow(each, locale)),
      };
    },
  );
};
