import { useSearchParams, useSession } from '@portal/shared';

const parameter = 'country';

/**
 * The country whose prices are shown: that of the signed-in person, otherwise that in the address
 * (default: Japan). All countries outside Japan have the same prices.
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
