import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { useNotify } from '../../../platform/notify.tsx';

/** Results of a signing that are shown as a notification. */
const TONES = { success: 'good', cancel: 'plain' } as const;
/** Reasons with a text of their own. */
const REFUSALS = [
  'wrong_person',
  'name_differs',
  'not_of_age',
  'not_your_turn',
  'already_signed',
  'over',
] as const;
type Refusal = (typeof REFUSALS)[number] | 'error';

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
  const reason = REFUSALS.find((one) => params.get('reason') === `signing.${one}`);
  return { refusal: status === 'error' ? (reason ?? 'error') : null, close };
}
