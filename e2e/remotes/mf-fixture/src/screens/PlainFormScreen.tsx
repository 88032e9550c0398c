import { TextField } from '@portal/shared';

/** A form that does not report unsaved input. */
export function PlainFormScreen() {
  return (
    <form>
      <h1>Plain form</h1>
      <TextField holds="name" label="Remark" />
    </form>
  );
}
