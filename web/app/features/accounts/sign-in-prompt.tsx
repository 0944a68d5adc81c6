import { createContext, lazy, use, useState, type ReactNode } from 'react';

import { Optional } from '../../ui/optional.tsx';
import type { SignInReason } from './components/sign-in-dialog.tsx';

// Its words and its looks come when somebody is first asked.
const Dialog = lazy(async () => ({
  default: (await import('./components/sign-in-dialog.tsx')).SignInDialog,
}));

const PromptContext = createContext<(reason: SignInReason) => void>(() => undefined);

/** Asks a guest to log in or to register, and says what for. */
export const useSignInPrompt = () => ({ ask: use(PromptContext) });

/** Stands around the pages, and holds the dialog. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  const [reason, setReason] = useState<SignInReason | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <PromptContext
      value={(asked) => {
        setReason(asked);
        setOpened(true);
      }}
    >
      {children}
      {reason && (
        <Optional>
          <Dialog reason={reason} opened={opened} onClose={() => setOpened(false)} />
        </Optional>
      )}
    </PromptContext>
  );
}
