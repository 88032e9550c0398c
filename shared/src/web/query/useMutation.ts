import { useCallback, useRef } from 'react';
import {
  // eslint-disable-next-line no-restricted-imports -- the one place that guards it
  useMutation as useUnguardedMutation,
  type DefaultError,
  type UseMutateAsyncFunction,
  type UseMutateFunction,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { GivenUp } from './GivenUp.ts';

interface GuardedMutationOptions<Data, Failure, Variables, Context> extends UseMutationOptions<
  Data,
  Failure,
  Variables,
  Context
> {
  /**
   * Names what a call is about, for a hook that serves several rows: calls about different things
   * run concurrently. Default: all calls are about the same. Must be a stable function.
   */
  readonly aboutOf?: (variables: Variables) => string;
}

const oneThing = () => '';

/**
 * A write that runs once at a time: `mutate` about the same thing is ignored until the pending call
 * ends. This ignores the second press of a button, whose refusal would hide the first answer.
 * `reset` stops waiting for a call; so does a call that fails with `GivenUp`. `mutateAsync` is for
 * `submitForm`, which itself sends a form once.
 */
export function useMutation<
  Data = unknown,
  Failure = DefaultError,
  Variables = void,
  Context = unknown,
>({
  aboutOf = oneThing,
  ...options
}: GuardedMutationOptions<Data, Failure, Variables, Context>): UseMutationResult<
  Data,
  Failure,
  Variables,
  Context
> {
  type Mutate = UseMutateFunction<Data, Failure, Variables, Context>;
  type MutateAsync = UseMutateAsyncFunction<Data, Failure, Variables, Context>;
  const mutation = useUnguardedMutation(options);
  const { mutateAsync: send, reset: forget } = mutation;
  const underWay = useRef(new Map<string, symbol>());

  const mutateAsync = useCallback(
    async (...args: Parameters<MutateAsync>) => {
      try {
        return await send(...args);
      } catch (failure) {
        // Resets before the page can show a failure.
        if (failure instanceof GivenUp) forget();
        throw failure;
      }
    },
    [send, forget],
  );

  const mutate = useCallback(
    (...args: Parameters<Mutate>) => {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the library types arguments that may be left out as undefined, too
      const about = aboutOf(args[0] as Variables);
      if (underWay.current.has(about)) return;
      const call = Symbol(about);
      underWay.current.set(about, call);
      const end = () => {
        // The page shows the result in a later task, which is already queued.
        setTimeout(() => {
          if (underWay.current.get(about) === call) underWay.current.delete(about);
        });
      };
      mutateAsync(...args).then(end, end);
    },
    [mutateAsync, aboutOf],
  );
  const reset = useCallback(() => {
    underWay.current.clear();
    forget();
  }, [forget]);

  return { ...mutation, mutate, mutateAsync, reset };
}
