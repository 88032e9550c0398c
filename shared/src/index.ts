// The one entrance of remotes to what the portal shares: one instance of everything on a page.

export {
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  NavigationType,
  useNavigationType,
  useParams,
} from 'react-router-dom';
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

export type { Catalog, Catalogs } from './web/intl/catalogs.ts';
export { commonMessages } from './web/intl/commonMessages.ts';
export { commonText } from './web/intl/commonText.ts';
export { defineMessages } from './web/intl/defineMessages.ts';
export { locales, type Locale } from './basics/Locale.ts';
export { PortalIntlProvider } from './web/intl/PortalIntlProvider.tsx';
export { RemoteMessages } from './web/intl/RemoteMessages.tsx';
export { settleLocale, storeLocale } from './web/intl/storedLocale.ts';
export { useFormats } from './web/intl/useFormats.ts';

export { can } from './web/session/can.ts';
export {
  createSessionStore,
  sessionFromBootstrap,
  type SessionStore,
} from './web/session/createSessionStore.ts';
export { editionOf, isManager, roleOf } from './web/session/roleOf.ts';
export { announceSession, announceSignOut, listenToSession } from './web/session/sessionChannel.ts';
export { SessionProvider } from './web/session/SessionProvider.tsx';
export type { SessionState } from './web/session/SessionState.ts';
export { hasUnsavedChanges, useUnsavedChanges } from './web/session/unsavedChanges.ts';
export { storageOf } from './web/session/storageOf.ts';
export { useSession, useSessionStore } from './web/session/useSession.ts';

export { api } from './web/http/api.ts';
export { ApiError, isApiError } from './web/http/ApiError.ts';
export type { Answer } from './web/http/call.ts';
export { configureApi, type Tokens } from './web/http/configureApi.ts';
export { ownRequests } from './web/http/ownRequests.ts';

export { bringIntoView } from './ui/focus/bringIntoView.ts';

export { usePageAround, type PageAround } from './embed/PageAround.ts';

export { csvOf } from './web/files/csvOf.ts';
export { saveFile } from './web/files/saveFile.ts';
export { useSaveDocument, type WantedDocument } from './web/files/useSaveDocument.ts';

export { PortalRouter } from './web/leaving/PortalRouter.tsx';
export { useLeaveGuard } from './web/leaving/useLeaveGuard.ts';
export { leaveUnasked } from './web/leaving/useUnloadGuard.ts';
export { watchTyping } from './web/leaving/watchTyping.ts';

export { KnownScreensProvider, useHasScreen } from './web/navigation/KnownScreens.tsx';
export { useAccountPage } from './web/navigation/useAccountPage.ts';
export { useSearchParams } from './web/navigation/useSearchParams.ts';
export { PlacesProvider, usePlace, type PlacedPart } from './web/navigation/Places.tsx';
export { MenuEntriesProvider, useIsInMenu } from './web/navigation/MenuEntries.tsx';

export { createQueryClient } from './web/query/createQueryClient.ts';
export { GivenUp } from './web/query/GivenUp.ts';
export { streamedAnswer, streamedTotal } from './web/query/streamedAnswer.ts';
export { useMutation } from './web/query/useMutation.ts';

export { GlobalStyle } from './ui/theme/GlobalStyle.ts';
export { pinnedHeight } from './ui/theme/pinnedHeight.ts';
export { theme, toneColors } from './ui/theme/theme.ts';

export { ClearedRenewals } from './ui/buying/ClearedRenewals.tsx';
export { MayNotBuy } from './ui/buying/MayNotBuy.tsx';
export { UpgradeButton } from './ui/buying/UpgradeButton.tsx';
export { UpgradeHint } from './ui/buying/UpgradeHint.tsx';
export { useMayBuy } from './ui/buying/useMayBuy.ts';

export { Alert } from './ui/state/Alert.tsx';
export { Button } from './ui/button/Button.tsx';
export { CopiedText } from './ui/copy/CopiedText.tsx';
export { CopyButton } from './ui/copy/CopyButton.tsx';
export { IconButton } from './ui/button/IconButton.tsx';
export { LinkButton } from './ui/button/LinkButton.tsx';
export { Card } from './ui/layout/Card.tsx';
export { Chip } from './ui/marks/Chip.tsx';
export { StatusChip } from './ui/marks/StatusChip.tsx';
export { Fact } from './ui/layout/Fact.tsx';
export { Facts } from './ui/layout/Facts.ts';
export { Checkbox } from './ui/field/Checkbox.tsx';
export { DayField } from './ui/date/DayField.tsx';
export { Field } from './ui/field/Field.tsx';
export { NeedMark } from './ui/field/NeedMark.tsx';
export { SearchField } from './ui/field/SearchField.tsx';
export { SelectField, type SelectOption } from './ui/field/SelectField.tsx';
export { StepperField } from './ui/field/StepperField.tsx';
export { Switch } from './ui/field/Switch.tsx';
export { TextAreaField } from './ui/field/TextAreaField.tsx';
export { TextField } from './ui/field/TextField.tsx';
export { useTypedText } from './ui/field/useTypedText.ts';
export { Icon } from './ui/marks/Icon.tsx';
export { Inline, Stack } from './ui/layout/Stack.tsx';
export { lazyPart } from './ui/lazyPart.tsx';
export { TextLink } from './ui/button/TextLink.tsx';
export { MenuButton } from './ui/menu-button/MenuButton.tsx';
export type { MenuItem } from './ui/overlays/MenuItem.ts';
export { useMenuTrigger } from './ui/menu-button/useMenuTrigger.tsx';
export { NoValue } from './ui/layout/NoValue.tsx';
export { PageHeading } from './ui/page-heading/PageHeading.tsx';
export { ProgressBar } from './ui/marks/ProgressBar.tsx';
export { Skeleton, SkeletonShape } from './ui/marks/Skeleton.tsx';
export { SnackbarHost } from './ui/snackbar/SnackbarHost.tsx';
export { showSnackbar } from './ui/snackbar/snackbars.ts';
export { DocumentFailure } from './ui/state/DocumentFailure.tsx';
export { EmptyState } from './ui/state/EmptyState.tsx';
export { ErrorSentence } from './ui/state/ErrorSentence.tsx';
export { ErrorState } from './ui/state/ErrorState.tsx';
export { NotPermittedState } from './ui/state/NotPermittedState.tsx';
export { FailureAlert } from './ui/state/FailureAlert.tsx';
export { RequestId } from './ui/state/RequestId.tsx';
export { StateMessage } from './ui/state/StateMessage.tsx';
export { Tiles, type TileContent } from './ui/tiles/Tiles.tsx';
export { VisuallyHidden } from './ui/layout/VisuallyHidden.tsx';
