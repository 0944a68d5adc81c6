import { createContext, lazy, use, useState, type ReactNode } from 'react';

import { savePendingAction, type Wish } from '../../platform/wish.ts';
import { Optional } from '../../ui/optional.tsx';
import type { SignInReason } from './components/sign-in-dialog.tsx';

// The code of the dialog is loaded when it is first needed.
const Dialog = lazy(async () => ({
  default: (await import('./components/sign-in-dialog.tsx')).SignInDialog,
}));

type Ask = (reason: SignInReason, wish?: Wish) => void;

const PromptContext = createContext<Ask>(() => undefined);

/** Asks a visitor to log in or register, and says what for. Stores the pending action until then. */
export const useSignInPrompt = () => ({ ask: use(PromptContext) });

/** Wraps the pages and holds the dialog. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  const [reason, setReason] = useState<SignInReason | null>(null);
  const [opened, setOpened] = useState(false);
  const ask: Ask = (asked, wish) => {
    // Switching from login to registration keeps the pending action.
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
