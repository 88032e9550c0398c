import {
  Button,
  Card,
  FormattedMessage,
  Inline,
  RemoteMessages,
  Stack,
  useIntl,
  useNavigate,
} from '@portal/shared';
import { writeOut } from '@portal/shared/domain';
import { useRerun } from '../../../api/results/useRerun.ts';
import type { Choice } from '../../../domain/results/Result.ts';
import type { BoardSettings } from '../../../domain/upload/BoardSettings.ts';
import en from '../../../locales/choice/en.json';
import ja from '../../../locales/choice/ja.json';
import { paths } from '../../../paths.ts';
import { RerunFailure } from '../rerun/RerunFailure.tsx';
import { messages } from './messages.ts';

const catalogs = { en, ja };

export interface ChoiceCardProps {
  readonly job: string;
  readonly choice: Choice;
}

/** The units or jobs of a failed analysis; choosing one analyzes the board again. */
export function ChoiceCard(props: ChoiceCardProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <ChoiceContent {...props} />
    </RemoteMessages>
  );
}

function ChoiceContent({ job, choice: { of, settings } }: ChoiceCardProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const rerun = useRerun(job);
  const options: readonly { readonly label: string; readonly stated: BoardSettings }[] =
    of.kind === 'units'
      ? (['mm', 'inch'] as const).map((units) => ({
          label: formatMessage(messages[units], { size: of[units] }),
          stated: { units },
        }))
      : of.jobs.map((name) => ({ label: writeOut(name), stated: { job: name } }));
  return (
    <Card title={<FormattedMessage {...messages[of.kind]} />}>
      <Stack>
        <p>
          <FormattedMessage {...messages.help} />
        </p>
        <Inline>
          {options.map(({ label, stated }) => (
            <Button
              key={label}
              disabled={rerun.isPending}
              onClick={() => {
                rerun.mutate(
                  { settings: { ...settings, ...stated } },
                  {
                    onSuccess: (id) => {
                      if (id !== null) void navigate(paths.result(id));
                    },
                  },
                );
              }}
            >
              {label}
            </Button>
          ))}
        </Inline>
        {rerun.error && <RerunFailure error={rerun.error} />}
      </Stack>
    </Card>
  );
}
