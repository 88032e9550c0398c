import { fail, isFaulty } from './isFaulty.ts';
import { Works } from './Works.tsx';

export function EventScreen() {
  return (
    <>
      <Works />
      <button
        type="button"
        onClick={() => {
          if (isFaulty) fail();
        }}
      >
        Fail
      </button>
    </>
  );
}
