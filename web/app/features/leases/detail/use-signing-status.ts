import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { REFUSALS, type RefusalCode } from '@husvaer/domain/signing/refusals';

import { useNotify } from '../../../platform/notify.tsx';

/** Results of a signing that are shown as a notification. */
const TONES = { success: 'good', cancel: 'plain' } as const;
/** Reasons with a text of their own: each refusal of a signature, and why a signer may not act now. */
const REASONS = [
  ...(Object.keys(REFUSALS) as RefusalCode[]),
  'signing.not_your_turn',
  'signing.already_signed',
  'signing.over',
] as const;
type NameOf<Code extends string> = Code extends `${string}.${infer Name}` ? Name : never;
type Refusal = NameOf<(typeof REASONS)[number]> | 'error';

/**
 * The result of a signing that leads back to this page. Success is shown once and removed from the URL; an
 * error stays on the page until it is closed.
 */
export function useSigningStatus(): { refusal: Refusal | null; close: () => void } {
  const { t } = useTranslation('leases');
  const notify = useNotify();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const status = params.get('signingStatus');
  const ended = status === 'success' || status === 'cancel' ? status : null;
  const close = () => {
    const rest = new URLSearchParams(params);
    rest.delete('signingStatus');
    rest.delete('reason');
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  };
  const show = useEffectEvent((how: keyof typeof TONES) => {
    notify(t(`came_back.${how}`), TONES[how]);
    close();
  });
  useEffect(() => {
    if (ended) show(ended);
  }, [ended]);
  const reason = REASONS.find((one) => params.get('reason') === one);
  const refusal = (reason?.split('.')[1] ?? 'error') as Refusal;
  return { refusal: status === 'error' ? refusal : null, close };
}
