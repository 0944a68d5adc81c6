import { createContext, lazy, use, useState, type ReactNode } from 'react';

import { savePendingAction, type Wish } from '../../platform/wish.ts';
import { Optional } from '../../ui/optional.tsx';
import type { SignInReason } from './components/sign-in-dialog.tsx';

// Its words and its looks come when somebody is first asked.
const Dialog = lazy(async () => ({
  default: (await import('./components/sign-in-dialog.tsx')).SignInDialog,
}));

type Ask = (reason: SignInReason, wish?: Wish) => void;

const PromptContext = createContext<Ask>(() => undefined);

/** Asks a guest to log in or to register, and says what for. A wish is kept until they are in. */
export const useSignInPrompt = () => ({ ask: use(PromptContext) });

/** Stands around the pages, and holds the dialog. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  const [reason, setReason] = useState<SignInReason | null>(null);
  const [opened, setOpened] = useState(false);
  const ask: Ask = (asked, wish) => {
    // Whoever turns from logging in to registering still wants what they wanted.
    if (wish || asked !== 'register') savePendingAction(wish ?? null);
    setReason(asked);
    setOpened(true);
  };
  return (
    <PromptContext value={ask}>
      {children}
      {reason && (
        <Optional>
          <Dialog
            reason={reason}
            opened={opened}
            onTurn={setReason}
            onClose={() => setOpened(false)}
          />
        </Optional>
      )}
    </PromptContext>
  );
}
