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
   * What a call is about, for a hook that serves several rows: calls about different things run
   * side by side. Default: all calls are about the same. A function of the module, not of a render.
   */
  readonly aboutOf?: (variables: Variables) => string;
}

const oneThing = () => '';

/**
 * A write, one at a time: while a call is under way, `mutate` about the same thing is ignored. It is
 * the second press of a button, made before the page could show that the first one counts; the
 * server would answer it otherwise than the first, and that answer would be shown. `reset` gives up
 * waiting for a call; so does a call that fails with `GivenUp`. `mutateAsync` is for `submitForm`, which sends a form once by itself.
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
        // Before the page could show a failure.
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
