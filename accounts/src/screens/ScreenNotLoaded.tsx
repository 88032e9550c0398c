import { Card, commonMessages, ErrorState, PageHeading, useIntl } from '@portal/shared';

/** Instead of a screen whose code did not arrive. */
export function ScreenNotLoaded() {
  const intl = useIntl();
  return (
    <>
      <PageHeading title={intl.formatMessage(commonMessages.screenNotLoaded)} />
      <Card>
        <ErrorState
          error={undefined}
          onRetry={() => {
            location.reload();
          }}
        />
      </Card>
    </>
  );
}
