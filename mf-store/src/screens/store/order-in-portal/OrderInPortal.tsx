import { lazyPart, useMutation, type PageAround } from '@portal/shared';
import { useMakeQuotation } from '../../../api/useMakeQuotation.ts';
import { useBuyer } from '../../../components/cart/Buyer.tsx';
import { usePricing } from '../../../components/pricing/PricingProvider.tsx';
import { useKnownAddressee } from '../../../components/quotation/useKnownAddressee.ts';
import { defaultDisplays } from '../../../domain/QuotationForm.ts';
import { paths } from '../../../paths.ts';
import { ProceedButton } from '../ProceedButton.tsx';

const OrderInPortalDialog = lazyPart(
  async () => (await import('./OrderInPortalDialog.tsx')).OrderInPortalDialog,
);

/**
 * The link from an embedding page to the order, which is placed and paid in the portal. The cart is
 * in the embedding site's storage, so it is passed as a quotation.
 */
export function OrderInPortal({ page }: { readonly page: PageAround }) {
  const { cart, startsOn, breakdown } = usePricing();
  const owner = useBuyer();
  const addressee = useKnownAddressee();
  const saving = useMutation({ mutationFn: useMakeQuotation() });
  const leadTo = (id: string) => {
    page.leadTo(paths.quotation(id));
    saving.reset();
  };
  const handlePress = () => {
    if (cart.quotationId !== null) page.leadTo(paths.quotation(cart.quotationId));
    else if (breakdown !== null) {
      const form = { ...addressee, ...defaultDisplays };
      saving.mutate({ cart, startsOn, owner, breakdown, form });
    }
  };
  return (
    <>
      <ProceedButton isBusy={saving.isPending} onPress={handlePress} />
      {(saving.isSuccess || saving.isError) && (
        <OrderInPortalDialog
          saved={saving.data}
          error={saving.error}
          onOpen={leadTo}
          onClose={saving.reset}
        />
      )}
    </>
  );
}
