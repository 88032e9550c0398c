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

export type { Catalog, Catalogs } from './intl/catalogs.ts';
export { commonMessages } from './intl/commonMessages.ts';
export { commonText } from './intl/commonText.ts';
export { defineMessages } from './intl/defineMessages.ts';
export { locales, type Locale } from './intl/locale.ts';
export { PortalIntlProvider } from './intl/PortalIntlProvider.tsx';
export { RemoteMessages } from './intl/RemoteMessages.tsx';
export { settleLocale, storeLocale } from './intl/storedLocale.ts';
export { useFormats } from './intl/useFormats.ts';

export { can } from './session/can.ts';
export {
  createSessionStore,
  sessionFromBootstrap,
  type SessionStore,
} from './session/createSessionStore.ts';
export { editionOf, isManager, roleOf } from './session/roleOf.ts';
export { announceSession, announceSignOut, listenToSession } from './session/sessionChannel.ts';
export { SessionProvider } from './session/SessionProvider.tsx';
export type { SessionState } from './session/SessionState.ts';
export { hasUnsavedChanges, useUnsavedChanges } from './session/unsavedChanges.ts';
export { storageOf } from './session/storageOf.ts';
export { useSession, useSessionStore } from './session/useSession.ts';

export { api } from './http/api.ts';
export { ApiError, isApiError } from './http/ApiError.ts';
export type { Answer } from './http/call.ts';
export { configureApi, type Tokens } from './http/configureApi.ts';
export { ownRequests } from './http/ownRequests.ts';

export { bringIntoView } from './focus/bringIntoView.ts';

export { usePageAround, type PageAround } from './embed/PageAround.ts';

export { csvOf } from './files/csvOf.ts';
export { saveFile } from './files/saveFile.ts';
export { useSaveDocument, type WantedDocument } from './files/useSaveDocument.ts';

export { PortalRouter } from './leaving/PortalRouter.tsx';
export { useLeaveGuard } from './leaving/useLeaveGuard.ts';
export { leaveUnasked } from './leaving/useUnloadGuard.ts';
export { watchTyping } from './leaving/watchTyping.ts';

export { KnownScreensProvider, useHasScreen } from './navigation/KnownScreens.tsx';
export { useAccountPage } from './navigation/useAccountPage.ts';
export { useSearchParams } from './navigation/useSearchParams.ts';
export { PlacesProvider, usePlace, type PlacedPart } from './navigation/Places.tsx';
export { MenuEntriesProvider, useIsInMenu } from './navigation/MenuEntries.tsx';

export { createQueryClient } from './query/createQueryClient.ts';
export { GivenUp } from './query/GivenUp.ts';
export { streamedAnswer, streamedTotal } from './query/streamedAnswer.ts';
export { useMutation } from './query/useMutation.ts';

export { GlobalStyle } from './theme/GlobalStyle.ts';
export { pinnedHeight } from './theme/pinnedHeight.ts';
export { theme, toneColors } from './theme/theme.ts';

export { ClearedRenewals } from './buying/ClearedRenewals.tsx';
export { MayNotBuy } from './buying/MayNotBuy.tsx';
export { UpgradeButton } from './buying/UpgradeButton.tsx';
export { UpgradeHint } from './buying/UpgradeHint.tsx';
export { useMayBuy } from './buying/useMayBuy.ts';

export { Alert } from './ui/alert/Alert.tsx';
export { Button } from './ui/button/Button.tsx';
export { CopiedText } from './ui/copy/CopiedText.tsx';
export { CopyButton } from './ui/copy/CopyButton.tsx';
export { IconButton } from './ui/button/IconButton.tsx';
export { LinkButton } from './ui/button/LinkButton.tsx';
export { Card } from './ui/card/Card.tsx';
export { Chip } from './ui/chip/Chip.tsx';
export { StatusChip } from './ui/chip/StatusChip.tsx';
export { Fact } from './ui/facts/Fact.tsx';
export { Facts } from './ui/facts/Facts.ts';
export { Checkbox } from './ui/field/Checkbox.tsx';
export { DayField } from './date/DayField.tsx';
export { Field } from './ui/field/Field.tsx';
export { NeedMark } from './ui/field/NeedMark.tsx';
export { SearchField } from './ui/field/SearchField.tsx';
export { SelectField, type SelectOption } from './ui/field/SelectField.tsx';
export { StepperField } from './ui/field/StepperField.tsx';
export { Switch } from './ui/field/Switch.tsx';
export { TextAreaField } from './ui/field/TextAreaField.tsx';
export { TextField } from './ui/field/TextField.tsx';
export { useTypedText } from './ui/field/useTypedText.ts';
export { Icon } from './ui/icon/Icon.tsx';
export { Inline, Stack } from './ui/layout/Stack.tsx';
export { lazyPart } from './ui/lazy-part/lazyPart.tsx';
export { TextLink } from './ui/link/TextLink.tsx';
export { MenuButton } from './ui/menu-button/MenuButton.tsx';
export type { MenuItem } from './overlays/MenuItem.ts';
export { useMenuTrigger } from './ui/menu-button/useMenuTrigger.tsx';
export { NoValue } from './ui/no-value/NoValue.tsx';
export { PageHeading } from './ui/page-heading/PageHeading.tsx';
export { ProgressBar } from './ui/progress/ProgressBar.tsx';
export { Skeleton, SkeletonShape } from './ui/skeleton/Skeleton.tsx';
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
export { VisuallyHidden } from './ui/visually-hidden/VisuallyHidden.tsx';
