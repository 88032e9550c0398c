import { Card, Checkbox, FormattedMessage, Stack, useFormats, useSession } from '@portal/shared';
import { setSlip, slipFeeYen, slipKinds } from '@portal/shared/domain';
import { useCart, useCartStore } from '../cart/CartProvider.tsx';
import { useBuyer } from '../cart/Buyer.tsx';
import { messages } from './messages.ts';
import { ShippingAddress } from './ShippingAddress.tsx';
import { Lead } from '../cards.styles.ts';
import { SlipChoices } from './SlipsCard.styles.ts';

/** The choice of paper slips, for Japan only. */
export function SlipsCard() {
  const store = useCartStore();
  const slips = useCart(({ cart }) => cart.slips);
  const { isInJapan, isMember } = useBuyer();
  const hasTeam = useSession(({ team }) => team !== null);
  const { money } = useFormats();
  if (!isInJapan) return null;
  return (
    <Card title={<FormattedMessage {...messages.title} />}>
      <Stack $gap={3}>
        <Lead>
          <FormattedMessage {...messages.lead} values={{ fee: money(slipFeeYen, 'JPY') }} />
        </Lead>
        <SlipChoices>
          {slipKinds.map((kind) => (
            <Checkbox
              key={kind}
              checked={slips[kind]}
              onChange={({ target }) => {
                store.change((cart) => setSlip(cart, kind, target.checked));
              }}
            >
              <FormattedMessage {...messages[kind]} />
            </Checkbox>
          ))}
        </SlipChoices>
        {isMember && hasTeam && <ShippingAddress />}
      </Stack>
    </Card>
  );
}
