import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { Narrow } from './components/narrow.tsx';
import { postProofEnd, type ProofEnd } from './proof-channel.ts';

export const handle = { namespaces: ['accounts'] };

/** The last page of the tab in which the user proved their identity at the identity provider. */
export default function ProvedPage() {
  const { t } = useTranslation('accounts');
  const [params] = useSearchParams();
  const how = endIn(params.get('proof'));
  useEffect(() => {
    postProofEnd(how);
    // The browser refuses this if it no longer knows which page opened the tab.
    if (how === 'done') window.close();
  }, [how]);
  return (
    <Narrow title={t(`proof.ended.${how}.title`)} text={t(`proof.ended.${how}.text`)}>
      {null}
    </Narrow>
  );
}

const endIn = (outcome: string | null): ProofEnd =>
  outcome === 'done' || outcome === 'cancelled' ? outcome : 'failed';
