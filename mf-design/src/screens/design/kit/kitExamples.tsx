/* eslint-disable formatjs/no-literal-string-in-jsx -- examples are in English, as the documents */
import {
  Alert,
  Button,
  Card,
  Checkbox,
  Chip,
  ClearedRenewals,
  CopiedText,
  CopyButton,
  DayField,
  DocumentFailure,
  EmptyState,
  ErrorSentence,
  ErrorState,
  Fact,
  Facts,
  FailureAlert,
  Field,
  Icon,
  IconButton,
  Inline,
  LinkButton,
  MayNotBuy,
  MenuButton,
  NeedMark,
  NotPermittedState,
  NoValue,
  PageHeading,
  ProgressBar,
  RequestId,
  SearchField,
  SelectField,
  Skeleton,
  SkeletonShape,
  Stack,
  StateMessage,
  StatusChip,
  StepperField,
  Switch,
  TextAreaField,
  TextField,
  TextLink,
  Tiles,
  UpgradeButton,
  UpgradeHint,
  VisuallyHidden,
} from '@portal/shared';
import { HeatMap, RowChart, TimeChart } from '@portal/shared/charts';
import { ChoosableRows } from '@portal/shared/choosing';
import { Explanation, ExplanationDialog } from '@portal/shared/explanation';
import { AllRequired, ErrorSummary, FieldGrid } from '@portal/shared/forms';
import {
  FilterSelect,
  ListCard,
  ListFilters,
  ListNotice,
  NotCurrentNotice,
  RowNote,
} from '@portal/shared/list';
import {
  ConfirmDialog,
  Dialog,
  DiscardQuestion,
  FileField,
  MenuPopover,
  Select,
  Tooltip,
  TopSnackbar,
} from '@portal/shared/overlays';
import { DataTable, TableSkeleton } from '@portal/shared/table';
import { messages } from '../messages.ts';
import { breakdown, columns, data, error, idOf, nameOf, options, wanted } from './exampleValues.ts';
import type { Stage } from './useStage.ts';

/** An example of each component of the kit: for docs/kit.md its code, for `/design` to run. */
export function kitExamples({
  act,
  count,
  day,
  file,
  form,
  isOn,
  failedList,
  items,
  list,
  parts,
  text,
  trigger,
  setDay,
  setFile,
  setOn,
  setCount,
  setSort,
  setText,
  sort,
}: Stage) {
  return {
    Alert: (
      <Alert kind="danger" title="Not saved" action={<Button onClick={act}>Try again</Button>}>
        The portal is busy.
      </Alert>
    ),
    AllRequired: <AllRequired />,
    Button: (
      <Button kind="primary" icon="plus" onClick={act}>
        Add a part
      </Button>
    ),
    Card: (
      <Card title="Facts" actions={<Button onClick={act}>Edit</Button>}>
        Content
      </Card>
    ),
    Checkbox: <Checkbox name="agreed">I agree</Checkbox>,
    Chip: <Chip tone="grey">Draft</Chip>,
    ChoosableRows: (
      <ListCard
        list={list}
        label="Parts"
        columns={columns}
        rowKey={idOf}
        texts={messages}
        filters={null}
        rows={(rows) => (
          <ChoosableRows
            {...rows}
            nameOf={nameOf}
            acts={(chosen) => <Button onClick={act}>Close {chosen.length}</Button>}
          />
        )}
      />
    ),
    ClearedRenewals: <ClearedRenewals />,
    ConfirmDialog: (
      <ConfirmDialog title="Delete the part?" confirmLabel="Delete" onConfirm={act} onClose={act} />
    ),
    CopiedText: <CopiedText label="Copy the number" text="CD-0000001" />,
    CopyButton: <CopyButton text="CD-0000001">Copy</CopyButton>,
    DataTable: (
      <DataTable
        label="Parts"
        rows={parts}
        columns={columns}
        rowKey={idOf}
        sort={sort}
        onSort={setSort}
      />
    ),
    DayField: (
      <DayField label="From" min="2026-01-01" max="2026-12-31" value={day} onChange={setDay} />
    ),
    Dialog: (
      <Dialog title="Part" onClose={act} actions={<Button onClick={act}>Save</Button>}>
        Content
      </Dialog>
    ),
    DiscardQuestion: <DiscardQuestion onStay={act} onDiscard={act} />,
    DocumentFailure: <DocumentFailure wanted={wanted} error={error} />,
    EmptyState: <EmptyState action={<LinkButton to="/parts/new">Add a part</LinkButton>} />,
    ErrorSentence: <ErrorSentence error={error} />,
    ErrorState: <ErrorState error={error} onRetry={act} />,
    ErrorSummary: <ErrorSummary errors={form.formState.errors} onJump={act} />,
    Explanation: <Explanation breakdown={breakdown} />,
    ExplanationDialog: <ExplanationDialog breakdown={breakdown} onClose={act} />,
    Fact: (
      <Facts>
        <Fact name={messages.state}>Open</Fact>
      </Facts>
    ),
    Facts: (
      <Facts>
        <Fact name={messages.state}>Open</Fact>
      </Facts>
    ),
    FailureAlert: <FailureAlert title="Not saved" error={error} />,
    Field: <Field label="Color">{(control) => <input type="color" {...control} />}</Field>,
    FieldGrid: (
      <FieldGrid $least={160}>
        <TextField label="Name" holds="name" />
        <TextField label="Number" holds="code" />
      </FieldGrid>
    ),
    FileField: <FileField label="Board" accept=".zip" value={file} onChange={setFile} />,
    FilterSelect: (
      <ListCard
        list={list}
        label="Parts"
        columns={columns}
        rowKey={idOf}
        texts={messages}
        filters={
          <ListFilters list={list} searchLabel="Search names">
            <FilterSelect
              label="State"
              options={[{ value: 'open', label: 'Open' }]}
              value={list.view.state}
              onChange={(state) => {
                list.changeView({ state });
              }}
            />
          </ListFilters>
        }
      />
    ),
    HeatMap: (
      <HeatMap
        title="Use by hour"
        caption="Most parts are used in the morning."
        name="Hours"
        fileName="hours"
        rowTitle="Day"
        rows={['Monday', 'Tuesday']}
        columnTitle="Hour"
        columns={['9', '10']}
        values={[1, 2, 3, 4]}
        format={String}
      />
    ),
    Icon: <Icon name="factory" size={16} />,
    IconButton: <IconButton icon="trash" label="Delete the part" onClick={act} />,
    Inline: (
      <Inline $gap={2} $justify="end">
        <Button onClick={act}>Cancel</Button>
      </Inline>
    ),
    LinkButton: <LinkButton to="/parts">To the parts</LinkButton>,
    ListCard: (
      <ListCard
        list={list}
        label="Parts"
        columns={columns}
        rowKey={idOf}
        texts={messages}
        filters={<ListFilters list={list} searchLabel="Search parts" />}
      />
    ),
    ListFilters: (
      <ListCard
        list={list}
        label="Parts"
        columns={columns}
        rowKey={idOf}
        texts={messages}
        filters={<ListFilters list={list} searchLabel="Search number, name" />}
      />
    ),
    ListNotice: <ListNotice list={failedList} />,
    MayNotBuy: <MayNotBuy title="Checkout" />,
    MenuButton: <MenuButton label="Actions" icon="ellipsis-vertical" items={items} />,
    MenuPopover: <MenuPopover label="Actions" items={items} triggerRef={trigger} onClose={act} />,
    NeedMark: <NeedMark need="optional" />,
    NotCurrentNotice: <NotCurrentNotice error={error} isRetrying={false} onRetry={act} />,
    NotPermittedState: <NotPermittedState />,
    NoValue: <NoValue />,
    PageHeading: <PageHeading title="Parts" lead="All parts of the team" />,
    ProgressBar: <ProgressBar label="Upload" value={3} max={12} detail="3 of 12 MB" />,
    RequestId: <RequestId error={error} />,
    RowChart: <RowChart title="Use" caption="By person" fileName="use" data={data} />,
    RowNote: <RowNote>The part is no longer made.</RowNote>,
    SearchField: <SearchField label="Search" value={text} onChange={setText} />,
    Select: <Select label="State" options={options} value={text} onChange={setText} />,
    SelectField: <SelectField label="State" options={options} name="state" />,
    Skeleton: <Skeleton lines={3} />,
    SkeletonShape: <SkeletonShape $width="96px" />,
    Stack: (
      <Stack $gap={5}>
        <PageHeading title="Parts" />
      </Stack>
    ),
    StateMessage: <StateMessage icon="clock">The part is being made.</StateMessage>,
    StatusChip: (
      <StatusChip tone="success" icon="circle-check">
        Open
      </StatusChip>
    ),
    StepperField: <StepperField label="Count" min={0} max={99} value={count} onChange={setCount} />,
    Switch: <Switch label="Notify me" isOn={isOn} onChange={setOn} />,
    TableSkeleton: <TableSkeleton columns={columns} rows={3} />,
    TextAreaField: <TextAreaField label="Comment" need="optional" />,
    TextField: <TextField label="Name" holds="name" {...form.register('name')} />,
    TextLink: <TextLink to="/parts">To the parts</TextLink>,
    Tiles: <Tiles label="Parts" columns={1} tiles={[{ id: 'a', label: 'Free', value: 12 }]} />,
    TimeChart: <TimeChart title="Use by day" caption="By day" fileName="use" data={data} />,
    Tooltip: (
      <Tooltip text="Not in your edition">
        <IconButton icon="download" label="Save as CSV" />
      </Tooltip>
    ),
    TopSnackbar: (
      <TopSnackbar title="Uploading" onClose={act}>
        3 of 12 MB
      </TopSnackbar>
    ),
    UpgradeButton: <UpgradeButton />,
    UpgradeHint: <UpgradeHint />,
    VisuallyHidden: <VisuallyHidden>Only for screen readers</VisuallyHidden>,
  };
}
