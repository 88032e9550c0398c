import { useRef } from 'react';
import { useQueryClient, useSession } from '@portal/shared';
import { postCodeQuery, type Place } from '../api/address/postCodeQuery.ts';
import { postCodeDigits } from '../domain/postCodeDigits.ts';

interface AddressForm<Field extends string> {
  readonly getValues: (field: Field) => string;
  readonly setValue: (field: Field, value: string) => void;
}

interface AddressFields<Field extends string> {
  readonly postCode: Field;
  readonly prefecture: Field;
  readonly address: Field;
}

/**
 * Returns a function that fills prefecture and city from a typed post code; `undefined` for people
 * outside Japan. It keeps a prefecture that changed during the request, and an address unless it is
 * empty or filled by an earlier code. Without an answer it fills nothing.
 */
export function usePostCode<Field extends string>(
  form: AddressForm<Field>,
  fields: AddressFields<Field>,
): ((typed: string) => void) | undefined {
  const isJapanese = useSession(({ user }) => user?.country_code === 'JP');
  const queries = useQueryClient();
  const filledCity = useRef('');

  const take = (places: readonly Place[], prefecture: string) => {
    const [first] = places;
    if (!first || places.some(({ prefecture }) => prefecture !== first.prefecture)) return;
    const city = places.length === 1 ? first.city : '';
    if (form.getValues(fields.prefecture) === prefecture) {
      form.setValue(fields.prefecture, first.prefecture);
    }
    const address = form.getValues(fields.address);
    if (city !== '' && (address === '' || address === filledCity.current)) {
      form.setValue(fields.address, city);
    }
    filledCity.current = city;
  };
  if (!isJapanese) return undefined;
  return (typed) => {
    const code = postCodeDigits(typed);
    if (code === undefined) return;
    const prefecture = form.getValues(fields.prefecture);
    queries.query(postCodeQuery(code)).then(
      (places) => {
        // The post code may have changed during the request.
        if (postCodeDigits(form.getValues(fields.postCode)) === code) take(places, prefecture);
      },
      () => undefined,
    );
  };
}
