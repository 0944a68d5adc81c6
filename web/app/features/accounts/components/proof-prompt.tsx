import { lazy, useEffect, useState } from 'react';

import type { ProofWay } from '@husvaer/domain/accounts/safeguards';

import { provingBy } from '../../../platform/api.ts';
import { Optional } from '../../../ui/optional.tsx';

// Its words and its looks come when somebody is first asked.
const Dialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

/** What a call waits for. */
interface ProofRequest {
  ways: readonly ProofWay[];
  answer: (isProved: boolean) => void;
}

/** Where calls have people asked who they are. */
export function ProofPrompt() {
  const [asked, setAsked] = useState<ProofRequest | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      provingBy(
        (ways) =>
          new Promise((answer) => {
            setAsked({ ways, answer });
            setIsOpen(true);
          }),
      ),
    [],
  );
  const finish = (isProved: boolean) => {
    asked?.answer(isProved);
    setIsOpen(false);
  };
  return (
    asked && (
      <Optional>
        <Dialog ways={asked.ways} opened={isOpen} onDone={finish} />
      </Optional>
    )
  );
}
