import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useSite } from '../../../platform/site.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAction, useErrorMessage, useMoneyFormat } from '../../ledger/public.tsx';
import type { BankFilesQuery } from './bank-files.graphql.ts';
import { ResultLine } from './result-line.tsx';
import type { RehearsedFile } from './results.ts';
import { rehearseWaitingFile } from './send-bank-file.ts';
import { WithdrawBankFile } from './withdraw-bank-file.graphql.ts';

type BankFile = BankFilesQuery['getBankFiles']['data'][number];

/** A file that waits for its day: when, who may do what until then, and what it will do. */
export function WaitingFile({
  file: { _id, name, isWithdrawable },
  until,
}: {
  file: BankFile;
  until: string;
}) {
  const { t } = useTranslation('banking');
  const { day } = useMoneyFormat();
  const messageFor = useErrorMessage();
  const partnerId = useSite().partner?.partnerId ?? null;
  const { act } = useAction();
  const [results, setResults] = useState<RehearsedFile[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  async function rehearse() {
    setIsBusy(true);
    setFailure(null);
    await rehearseWaitingFile(partnerId, _id)
      .then(setResults)
      .catch((error: unknown) => setFailure(messageFor(error)))
      .finally(() => setIsBusy(false));
  }
  async function withdraw() {
    const inputData = { partnerId, fileId: _id };
    await act(() => browserApi(WithdrawBankFile, { inputData }), t('files.waiting.withdrawn'));
    setIsConfirming(false);
  }
  return (
    <>
      <p>{t('files.waits', { day: day(until) })}</p>
      <p className="quiet">{t(isWithdrawable ? 'files.waiting.who' : 'files.waiting.nobody')}</p>
      <div aria-live="polite">
        {results?.map((result) => (
          <ResultLine key={result.name} result={result} isAlone />
        ))}
        {failure && <p>{failure}</p>}
      </div>
      {isWithdrawable && (
        <Group mt="sm">
          <Button
            variant="default"
            loading={isBusy}
            aria-describedby={`file-${_id}`}
            onClick={() => void rehearse()}
          >
            {t('files.waiting.rehearse')}
          </Button>
          <Button
            variant="default"
            aria-describedby={`file-${_id}`}
            onClick={() => setIsConfirming(true)}
          >
            {t('files.waiting.withdraw')}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={t('files.waiting.title', { name })}
        words={{
          close: t('files.waiting.close'),
          cancel: t('files.waiting.cancel'),
          confirm: t('files.waiting.withdraw'),
        }}
        onConfirm={withdraw}
      >
        {t('files.waiting.consequence')}
      </ConfirmDialog>
    </>
  );
}
