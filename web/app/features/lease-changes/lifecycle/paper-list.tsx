import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useFormat, useLanguage } from '../../../platform/format.ts';
import { useDownload } from '../../files/public.tsx';
import type { LeasePaper } from '../../leases/detail/public.tsx';
import { useAction, useTerms, signersToSign } from '../../leases/public.tsx';
import { SignButton } from '../signers/sign-button.tsx';
import { SignerList } from '../signers/signer-list.tsx';
import classes from './life.module.css';
import { WithdrawAmendment } from './withdraw-amendment.graphql.ts';

const AMENDMENTS = ['extension', 'ending', 'tenants'] as const;

interface PaperListProps {
  leaseId: string;
  papers: readonly LeasePaper[];
  isLandlord: boolean;
  /** Whether the viewer writes the lease's documents. */
  mayWrite: boolean;
}

/** The documents after the lease: agreements and letters, their status, and the actions for them. */
export function PaperList({ leaseId, papers, isLandlord, mayWrite }: PaperListProps) {
  const { t } = useTranslation('life');
  const { act } = useAction();
  const download = useDownload();
  const state = usePaperState();
  const reasonIn = `${useLanguage()}Reason` as const;
  if (papers.length === 0) return null;
  return (
    <ul className={classes.papers}>
      {papers.map((paper) => {
        const { kind, signingUrl, fileId } = paper;
        const isOut = paper.state === 'making' || paper.state === 'signing';
        const amendment = AMENDMENTS.find((one) => one === kind);
        return (
          <li key={kind}>
            <p>
              <strong>{t(`kinds.${kind}`)}</strong> <span className="quiet">{state(paper)}</span>
              {paper.end?.[reasonIn] && <q className={classes.reason}>{paper.end[reasonIn]}</q>}
            </p>
            {paper.state === 'signing' && (
              <SignerList
                signers={paper.signers}
                isByAll={isByAll(kind)}
                sentBy={mayWrite ? { leaseId } : undefined}
              />
            )}
            <div className={classes.actions}>
              {signingUrl && <SignButton url={signingUrl} label={t('actions.sign')} />}
              {fileId && !signingUrl && (
                <Anchor component="button" type="button" onClick={() => void download(fileId)}>
                  {t('actions.open')}
                </Anchor>
              )}
              {isOut && isLandlord && amendment && (
                <Button
                  variant="subtle"
                  c="var(--danger)"
                  onClick={() =>
                    void act(
                      () => browserApi(WithdrawAmendment, { id: leaseId, kind: amendment }),
                      t('withdrawn'),
                    )
                  }
                >
                  {t('actions.withdraw')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether all parties may sign at the same time, as for a protocol. Otherwise the tenants sign first. */
const isByAll = (kind: LeasePaper['kind']): boolean => kind === 'move_in' || kind === 'move_out';

/** Returns the text for a document's status. */
function usePaperState(): (paper: LeasePaper) => string {
  const { t } = useTranslation('life');
  const format = useFormat();
  const { day } = useTerms();
  return ({ kind, state, signers, sentAt, end }) => {
    const left = isByAll(kind)
      ? signers.filter(({ signedAt }) => !signedAt)
      : signersToSign(signers);
    const names = format.list(left.map(({ name }) => name));
    return t(`states.${state}`, { names, date: day(sentAt), name: end?.name ?? '' });
  };
}
