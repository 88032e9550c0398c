import {
  defineMessages,
  FormattedMessage,
  ProgressBar,
  RemoteMessages,
  useFormats,
} from '@portal/shared';
import type { EmiProgress } from '@portal/shared/domain';
import en from '../../locales/progress/en.json';
import ja from '../../locales/progress/ja.json';

const catalogs = { en, ja };

const stageMessages = defineMessages({
  reading: { id: 'emi.progress.reading', description: 'What a running analysis does now' },
  checking: { id: 'emi.progress.checking', description: 'What a running analysis does now' },
  drawing: { id: 'emi.progress.drawing', description: 'What a running analysis does now' },
  writing: { id: 'emi.progress.writing', description: 'What a running analysis does now' },
});

/** What a running analysis does now, and how much of it all is done. */
export function JobProgress({ stage, percent }: EmiProgress) {
  const formats = useFormats();
  return (
    <RemoteMessages catalogs={catalogs}>
      <ProgressBar
        label={<FormattedMessage {...stageMessages[stage]} />}
        value={percent}
        detail={formats.percent(percent)}
      />
    </RemoteMessages>
  );
}
