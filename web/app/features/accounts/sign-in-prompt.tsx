import { createContext, lazy, use, useState, type ReactNode } from 'react';

import { savePendingAction, type PendingAction } from '../../platform/pending-action.ts';
import { Optional } from '../../ui/optional.tsx';
import type { SignInReason } from './components/sign-in-dialog.tsx';

// The code of the dialog is loaded when it is first needed.
const Dialog = lazy(async () => ({
  default: (await import('./components/sign-in-dialog.tsx')).SignInDialog,
}));

type OpenPrompt = (reason: SignInReason, action?: PendingAction) => void;

const PromptContext = createContext<OpenPrompt>(() => undefined);

/** Asks a visitor to log in or register, and says what for. Stores the pending action until then. */
export const useSignInPrompt = () => ({ openPrompt: use(PromptContext) });

/** Wraps the pages and holds the dialog. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  const [reason, setReason] = useState<SignInReason | null>(null);
  const [opened, setOpened] = useState(false);
  const openPrompt: OpenPrompt = (next, action) => {
    // Switching from login to registration keeps the pending action.
    if (action || next !== 'register') savePendingAction(action ?? null);
    setReason(next);
    setOpened(true);
  };
  return (
    <PromptContext value={openPrompt}>
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
