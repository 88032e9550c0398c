import { useEffect, useState } from 'react';
import { askAtLinks } from '../web/leaving/askAtLinks.ts';
import { setUnsavedGuard } from '../web/leaving/leaveGuards.ts';
import { useUnloadGuard } from '../web/leaving/useUnloadGuard.ts';
import { useHasUnsavedChanges } from '../web/session/unsavedChanges.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

const DiscardQuestion = lazyPart(
  async () => (await import('../ui/overlays/index.ts')).DiscardQuestion,
);

interface UnsavedGuardProps {
  /** Runs before the question is shown, which gives focus back to where it is then. */
  readonly onAsk?: () => void;
}

/**
 * Asks before the page loses what is typed anywhere on it: at links, menus, Back and Forward with a
 * question of the kit; when it is closed or reloaded the browser asks. A page has one.
 */
export function UnsavedGuard({ onAsk }: UnsavedGuardProps) {
  const isTyped = useHasUnsavedChanges();
  const [move, setMove] = useState<{ readonly leave: () => void } | null>(null);
  useUnloadGuard(isTyped);
  useEffect(() => {
    // The question must be there when the line is not.
    if (isTyped) DiscardQuestion.preload();
  }, [isTyped]);
  useEffect(
    () =>
      setUnsavedGuard((leave) => {
        onAsk?.();
        setMove({ leave });
      }),
    [onAsk],
  );
  useEffect(askAtLinks, []);

  const handleStay = () => {
    setMove(null);
  };
  return (
    move && (
      <DiscardQuestion
        onStay={handleStay}
        onClose={handleStay}
        onDiscard={() => {
          setMove(null);
          move.leave();
        }}
      />
    )
  );
}
