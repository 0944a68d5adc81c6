import { useTranslation } from 'react-i18next';

import { ApproverChange } from './approver-change.tsx';
import type { PayoutTermsFragment } from './payout-terms.fragment.graphql.ts';
import { UnagreedActs } from './unagreed-acts.tsx';

interface AgreementsProps {
  partnerId: string | null;
  settings: Pick<PayoutTermsFragment, 'unagreed' | 'asked' | 'agents' | 'approvers'>;
  /** Whether it is the back office of the agency itself, where the settings are. */
  isOwn: boolean;
}

/** What waits for an approver to agree: what people changed alone, and requested approvers. */
export function Agreements({ partnerId, settings, isOwn }: AgreementsProps) {
  const { unagreed, asked: change, agents, approvers } = settings;
  const { t } = useTranslation('payout_back_office');
  if (!unagreed && !change) return isOwn ? null : <p>{t('settings.nothing_to_agree')}</p>;
  return (
    <>
      {unagreed && <UnagreedActs partnerId={partnerId} unagreed={unagreed} isOwn={isOwn} />}
      {change && (
        <ApproverChange
          partnerId={partnerId}
          change={change}
          others={agents.filter(
            ({ _id }) =>
              _id !== change.askedBy?._id && approvers.some((approver) => approver._id === _id),
          )}
        />
      )}
    </>
  );
}
