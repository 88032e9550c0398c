import type { CalendarDay, Locale } from '@portal/shared/domain';

interface EmiTexts {
  /** The project name of every trial. */
  readonly trialLabel: string;
  /** A license in selection lists. */
  readonly selection: (license: {
    readonly label: string;
    readonly number: string;
    readonly left: number;
    readonly endsOn: CalendarDay;
  }) => string;
}

/** Texts about licenses of the EMI check, by language. */
export const emiTexts: Readonly<Record<Locale, EmiTexts>> = {
  en: {
    trialLabel: 'Free trial campaign',
    selection: ({ label, number, left, endsOn }) =>
      `${label} (${number}) – ${left === 1 ? '1 use' : `${left} uses`} left, until ${endsOn}`,
  },
  ja: {
    trialLabel: '無料トライアルキャンペーン',
    selection: ({ label, number, left, endsOn }) =>
      `${label}（${number}）残り${left}回、${endsOn}まで`,
  },
};
