import { useSearchParams, useSession } from '@portal/shared';

const parameter = 'country';

/**
 * The country whose prices are shown: the person's own when they are signed in, otherwise the one
 * in the address, which is Japan at first. Outside Japan all prices are the same.
 */
export function useEstimateCountry() {
  const own = useSession(({ user }) => user?.country_code);
  const [address, setAddress] = useSearchParams();
  const chosen = address.get(parameter) === 'US' ? 'US' : 'JP';
  const choose = (country: string) => {
    setAddress(
      (current) => {
        if (country === 'JP') current.delete(parameter);
        else current.set(parameter, country);
        return current;
      },
      { replace: true },
    );
  };
  return { country: own ?? chosen, choose };
}
