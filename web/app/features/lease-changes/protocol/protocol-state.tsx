import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { useDownload } from '../../files/public.tsx';
import { LastEnd } from '../../leases/detail/public.tsx';
import { useTerms } from '../../leases/public.tsx';
import { SignButton } from '../signers/sign-button.tsx';
import { SignerList } from '../signers/signer-list.tsx';
import type { LeasePaperCardFragment } from '../../leases/paper.fragment.graphql.ts';
import type { Protocol } from './answers.ts';
import classes from './protocol.module.css';

type Paper = LeasePaperCardFragment;

/** Whether a protocol is out for signing or signed. */
export const isSentOrSigned = (paper: Paper | null): boolean =>
  paper !== null && ['making', 'signing', 'signed'].includes(paper.state);

interface ProtocolStateProps {
  protocol: Protocol;
  paper: Paper | null;
  /** The lease, for users who write its documents. */
  sentBy: { leaseId: string } | undefined;
}

/** The status of a protocol: being written, out for signing, or signed. */
export function ProtocolState({ protocol: { signedAt }, paper, sentBy }: ProtocolStateProps) {
  const { t } = useTranslation(['protocol', 'lease_changes']);
  const format = useFormat();
  const { day } = useTerms();
  const download = useDownload();
  if (signedAt === null && !isSentOrSigned(paper))
    return (
      <div className={classes.state}>
        <p role="status">{t('state.draft')}</p>
        {paper && <LastEnd end={paper.end} />}
      </div>
    );
  const left = (paper?.signers ?? []).filter((signer) => signer.signedAt === null);
  const { fileId = null, signingUrl = null } = paper ?? {};
  return (
    <div className={classes.state}>
      <p role="status">
        {signedAt !== null
          ? t('state.signed', { date: day(signedAt) })
          : paper?.state === 'making'
            ? t('state.making')
            : t('state.signing', { names: format.list(left.map(({ name }) => name)) })}
      </p>
      {paper && paper.state !== 'making' && (
        <SignerList
          signers={paper.signers}
          isByAll
          sentBy={signedAt === null ? sentBy : undefined}
        />
      )}
      <div className={classes.buttons}>
        {signingUrl && (
          <SignButton url={signingUrl} label={t('lease_changes:signing.read_and_sign')} />
        )}
        {fileId !== null && (
          <Button
            variant="default"
            size="md"
            leftSection={<IconFileText size={20} aria-hidden />}
            onClick={() => void download(fileId)}
          >
            {t('state.open')}
          </Button>
        )}
      </div>
    </div>
  );
}
