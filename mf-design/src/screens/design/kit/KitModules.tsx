import { Stack } from '@portal/shared';
import { Heading } from '../design.styles.ts';
import components from './kit.json';
import { KitEntry } from './KitEntry.tsx';

const modules = [...new Set(components.map(({ module }) => module))];

/** All components of the kit, by the module that exports them. */
export function KitModules() {
  return modules.map((module) => (
    <Stack key={module} $gap={5}>
      <Heading>
        <code>{module}</code>
      </Heading>
      {components
        .filter((component) => component.module === module)
        .map((component) => (
          <KitEntry key={component.name} component={component} />
        ))}
    </Stack>
  ));
}
