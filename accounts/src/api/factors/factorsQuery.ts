import { api, queryOptions } from '@portal/shared';
import { factorsSchema, type FactorsAnswer } from '@portal/shared/contracts';

/** A passkey. Instants are ISO 8601. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** `null`: never. */
  readonly lastUsedAt: string | null;
}

/** The second factors of the signed-in person. Instants are ISO 8601. */
export interface Factors {
  readonly authenticator: {
    readonly createdAt: string;
    /** `null`: not since it was set up. */
    readonly lastUsedAt: string | null;
  } | null;
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodesLeft: number;
  /** Whether the last factor must stay. */
  readonly isRequired: boolean;
  /** When all factors are removed; `null`: no reset was requested. */
  readonly resetAt: string | null;
}

/** Translates the second factors from the wire. */
export function presentFactors(answer: FactorsAnswer): Factors {
  const { totp, passkeys, recovery_codes_left, required, reset_at = null } = answer;
  return {
    authenticator: totp && { createdAt: totp.created_at, lastUsedAt: totp.last_used_at },
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
    recoveryCodesLeft: recovery_codes_left,
    isRequired: required,
    resetAt: reset_at,
  };
}

/** Whether the sign-in requires a second factor. */
export function hasFactor({ authenticator, passkeys }: Factors): boolean {
  return authenticator !== null || passkeys.length > 0;
}

/** The second factors of the signed-in person. */
export function factorsQuery() {
  return queryOptions({
    queryKey: ['factors'],
    queryFn: async ({ signal }) =>
      presentFactors(await api.get('/api/factors', factorsSchema, { signal })),
  });
}
