import { TextField } from '@portal/shared';

/** A form that says nothing of what is typed. */
export function PlainFormScreen() {
  return (
    <form>
      <h1>Plain form</h1>
      <TextField holds="name" label="Remark" />
    </form>
  );
}
