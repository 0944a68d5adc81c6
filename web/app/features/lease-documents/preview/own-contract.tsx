import { Alert, Anchor, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { leaseFolder } from '@husvaer/domain/lease-documents/files';
import {
  OWN_CONTRACT_BYTES_MAX,
  OWN_CONTRACT_PAGES_MAX,
  OWN_CONTRACT_REFUSALS,
} from '@husvaer/domain/lease-documents/own-contract';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { ApiFailure, browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { AttachmentField, FileList, type Attachment } from '../../files/public.tsx';
import type { LeasePreviewQuery } from './lease-preview.graphql.ts';
import classes from './preview.module.css';
import { SetOwnContract } from './set-own-contract.graphql.ts';

type Lease = LeasePreviewQuery['getSingleLeaseForPublicSite'];

/** Chooses the text of a draft: Husvær's, or the landlord's own PDF. */
export function ChooseContract({ lease }: { lease: Lease }) {
  const { t } = useTranslation('lease_documents');
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const whyNot = useRefusal();
  const { _id: id, version, ownContract } = lease;
  const [isOwn, setIsOwn] = useState(ownContract !== null);
  const [isReplacing, setIsReplacing] = useState(false);
  const [sent, setSent] = useState<Attachment[]>([]);
  const [isReading, setIsReading] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);

  async function choose(key: string | null) {
    setIsReading(true);
    setErrorText(null);
    try {
      await browserApi(SetOwnContract, { id, version, key });
      notify(t(key ? 'own_contract.chosen' : 'own_contract.removed'), 'good');
      setIsReplacing(false);
      await revalidate();
    } catch (error) {
      setErrorText(whyNot(error));
      if (error instanceof ApiFailure && error.code === 'leases.changed_elsewhere')
        await revalidate();
    } finally {
      setSent([]);
      setIsReading(false);
    }
  }
  return (
    <section className={classes.contract} aria-labelledby="which-contract">
      <h2 id="which-contract">{t('own_contract.title')}</h2>
      <Radio.Group
        aria-labelledby="which-contract"
        value={isOwn ? 'own' : 'standard'}
        onChange={(value) => {
          setIsOwn(value === 'own');
          if (value === 'standard' && ownContract) void choose(null);
        }}
      >
        <Stack gap="sm">
          {(['standard', 'own'] as const).map((value) => (
            <Radio
              key={value}
              value={value}
              size="md"
              disabled={isReading}
              label={t(`own_contract.${value}`)}
              description={t(`own_contract.${value}_help`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {isOwn && ownContract && !isReplacing && (
        <>
          <FileList files={[ownContract]} />
          <Anchor component="button" type="button" onClick={() => setIsReplacing(true)}>
            {t('own_contract.replace')}
          </Anchor>
        </>
      )}
      {isOwn && (!ownContract || isReplacing) && (
        <AttachmentField
          label={t('own_contract.file')}
          description={t('own_contract.file_help', LIMITS)}
          error={errorText}
          value={sent}
          max={1}
          subFolderName={leaseFolder(lease.partner?._id ?? null)}
          onChange={(files) => {
            setSent(files);
            const key = files.at(-1)?.key;
            if (key && !isReading) void choose(key);
          }}
        />
      )}
      <p role="status" className="quiet">
        {isReading && t('own_contract.reading')}
      </p>
      {isOwn && (
        <Alert role="note" variant="light">
          {t('own_contract.answers')}
        </Alert>
      )}
    </section>
  );
}

/** The landlord's own contract, shown next to the facts that are signed. */
export function OwnContract({ contract }: { contract: NonNullable<Lease['ownContract']> }) {
  const { t } = useTranslation('lease_documents');
  return (
    <section className={classes.contract} aria-labelledby="own-contract">
      <h2 id="own-contract">{t('own_contract.behind')}</h2>
      <FileList files={[contract]} />
      <p className="quiet">{t('own_contract.note')}</p>
    </section>
  );
}

const LIMITS = { size: OWN_CONTRACT_BYTES_MAX / 1_000_000, pages: OWN_CONTRACT_PAGES_MAX };

/** Returns the text for why a file was refused. */
function useRefusal(): (error: unknown) => string {
  const { t } = useTranslation('lease_documents');
  const messageFor = useFailureText({
    'files.unsupported_type': t('own_contract.refused.not_pdf'),
  });
  return (error) => {
    const reason = error instanceof ApiFailure ? error.params['reason'] : null;
    const known = OWN_CONTRACT_REFUSALS.find((one) => one === reason);
    return known ? t(`own_contract.refused.${known}`, LIMITS) : messageFor(error);
  };
}
