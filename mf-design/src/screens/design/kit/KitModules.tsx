import { Stack } from '@portal/shared';
import components from './kit.json';
import { KitEntry } from './KitEntry.tsx';

const modules = [...new Set(components.map(({ module }) => module))];

/** All components of the kit, by the module that exports them. */
export function KitModules() {
  return modules.map((module) => (
    <Stack key={module} $gap={5}>
      <h2>
        <code>{module}</code>
      </h2>
      {components
        .filter((component) => component.module === module)
        .map((component) => (
          <KitEntry key={component.name} component={component} />
        ))}
    </Stack>
  ));
}
