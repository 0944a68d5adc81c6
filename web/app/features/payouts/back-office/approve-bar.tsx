import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiFailure, browserApi, PROOF_NEEDED } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import bar from '../../../ui/chosen-bar.module.css';
import { PAGE } from '../../../ui/pages.ts';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import { useAction, useErrorMessage } from '../../ledger/public.tsx';
import { ApprovePayouts } from './approve-payouts.graphql.ts';
import { FILTERS } from './filters.ts';
import { choose, CHOSEN_MAX, mayApprove, sumOf, toApprove, type Chosen } from './choice.ts';
import { PartnerPayouts } from './partner-payouts.graphql.ts';
import classes from './payouts.module.css';

interface ApproveBarProps {
  partnerId: string | null;
  accountId: string;
  /** The number that wait, on all pages. */
  total: number;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** The largest number of payouts that the API returns in one call. */
const AT_ONCE = 100;

/** The selection, on all pages, and the button to approve it. */
export function ApproveBar({ partnerId, accountId, total, chosen, onChoose }: ApproveBarProps) {
  const { t } = useTranslation('payout_back_office');
  const format = useFormat();
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const { act, isBusy } = useAction();
  const [isOpen, setIsOpen] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  const count = chosen.size;
  const sum = format.amount(sumOf(chosen));

  async function chooseAll() {
    setIsFinding(true);
    try {
      let all = chosen;
      for (let skip = 0; skip < Math.min(total, CHOSEN_MAX); skip += AT_ONCE) {
        const { getPayouts } = await browserApi(PartnerPayouts, {
          mayRun: false,
          partnerId,
          queryData: { partnerId, ...FILTERS.to_approve },
          optionData: { limit: AT_ONCE, skip },
        });
        const open = getPayouts.data.filter((payout) => mayApprove(payout, accountId));
        all = choose(all, open, true);
      }
      onChoose(all);
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsFinding(false);
    }
  }
  function finish() {
    onChoose(new Map());
    setIsOpen(false);
  }
  async function approveAll() {
    const done = t('payouts.do.approve.done', { count });
    const isDone = await act(async () => {
      try {
        await browserApi(ApprovePayouts, { payouts: toApprove(chosen) });
      } catch (error) {
        // All or none are approved: a payout has changed since it was selected.
        if (error instanceof ApiFailure && error.code !== PROOF_NEEDED) finish();
        throw error;
      }
    }, done);
    if (isDone) finish();
  }
  return (
    <>
      {count > 0 && (
        <div
          className={`${bar.bar} ${classes.approve}`}
          role="region"
          aria-label={t('payouts.chosen_label')}
        >
          <p role="status">{t('payouts.chosen', { count, sum })}</p>
          {total > PAGE && count < Math.min(total, CHOSEN_MAX) && (
            <Button variant="subtle" loading={isFinding} onClick={() => void chooseAll()}>
              {t('payouts.choose_all', { count: Math.min(total, CHOSEN_MAX) })}
            </Button>
          )}
          <Button variant="default" onClick={() => onChoose(new Map())}>
            {t('payouts.choose_none')}
          </Button>
          <Button onClick={() => setIsOpen(true)}>{t('payouts.do.approve.name')}</Button>
        </div>
      )}
      <ActDialog
        opened={isOpen}
        title={t('payouts.do.approve.title', { count })}
        confirm={t('payouts.do.approve.confirm', { sum })}
        isBusy={isBusy}
        onClose={() => setIsOpen(false)}
        onConfirm={approveAll}
      >
        <p>{t('payouts.do.approve.text', { count, sum })}</p>
      </ActDialog>
    </>
  );
}
