import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { Narrow } from './components/narrow.tsx';
import { postProofEnd, type ProofEnd } from './proof-channel.ts';

export const handle = { namespaces: ['accounts'] };

/** Where a tab ends in which somebody was led to the identity provider to prove who they are. */
export default function ProvedPage() {
  const { t } = useTranslation('accounts');
  const [params] = useSearchParams();
  const how = endIn(params.get('proof'));
  useEffect(() => {
    postProofEnd(how);
    // It is refused where the browser does not know any more who opened the tab.
    if (how === 'done') window.close();
  }, [how]);
  return (
    <Narrow title={t(`proof.ended.${how}.title`)} text={t(`proof.ended.${how}.text`)}>
      {null}
    </Narrow>
  );
}

const endIn = (said: string | null): ProofEnd =>
  said === 'done' || said === 'cancelled' ? said : 'failed';
