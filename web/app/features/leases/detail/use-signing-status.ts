import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { useNotify } from '../../../platform/notify.tsx';

/** What a signing comes back with, and how it is told. */
const TONES = { success: 'good', cancel: 'plain', error: 'bad' } as const;
/** Reasons that have words of their own. */
const TOLD = ['wrong_person', 'not_of_age', 'not_your_turn', 'already_signed', 'over'] as const;

/** Says once how a signing ended that leads back here, and takes it out of the address. */
export function useSigningStatus() {
  const { t } = useTranslation('leases');
  const notify = useNotify();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const status = (['success', 'cancel', 'error'] as const).find(
    (one) => one === params.get('signingStatus'),
  );
  const tell = useEffectEvent((ended: keyof typeof TONES) => {
    const reason = TOLD.find((one) => params.get('reason') === `signing.${one}`);
    const isKnown = ended === 'error' && reason !== undefined;
    notify(isKnown ? t(`came_back.${reason}`) : t(`came_back.${ended}`), TONES[ended]);
    const rest = new URLSearchParams(params);
    rest.delete('signingStatus');
    rest.delete('reason');
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (status) tell(status);
  }, [status]);
}
