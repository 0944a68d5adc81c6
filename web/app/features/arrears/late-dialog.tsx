import { Button, Checkbox, Loader, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useDownload } from '../files/public.tsx';
import { useAction, useMoneyFormat } from '../ledger/public.tsx';
import { EvictionCase } from './petition/eviction-case.tsx';
import classes from './late-dialog.module.css';
import { LateRent, type LateRentQuery } from './petition/late-rent.graphql.ts';
import { RefuseNav } from './refuse-nav.graphql.ts';

type Late = LateRentQuery['getLateRent'];

interface LateDialogProps {
  leaseId: string;
  home: string;
  opened: boolean;
  onClose: () => void;
}

/** The letters about a lease's late rent, its eviction case, and the agent's notes. */
export function LateDialog({ leaseId, home, opened, onClose }: LateDialogProps) {
  const { t } = useTranslation(['arrears', 'shell', 'ledger']);
  const messageFor = useFailureText();
  const [late, setLate] = useState<Late | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const load = async () => setLate((await browserApi(LateRent, { id: leaseId })).getLateRent);
  useEffect(() => {
    if (!opened) return;
    browserApi(LateRent, { id: leaseId }).then(
      ({ getLateRent }) => setLate(getLateRent),
      (error: unknown) => setFailed(messageFor(error)),
    );
  }, [opened, leaseId, messageFor]);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('late.title', { home })}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
      centered
    >
      {failed && <p role="alert">{failed}</p>}
      {!late && !failed && <Loader role="status" aria-label={t('ledger:loading')} />}
      {late && (
        <Stack>
          <Letters letters={late.letters} leaseFileId={late.petition?.leaseFileId ?? null} />
          <EvictionCase leaseId={leaseId} late={late} onDone={load} />
          <Nav leaseId={leaseId} isRefused={late.isNavRefused} onDone={load} />
        </Stack>
      )}
    </Dialog>
  );
}

/** Letters and petitions; the lease is attached to a petition as a file of its own. */
function Letters({ letters, leaseFileId }: Pick<Late, 'letters'> & { leaseFileId: string | null }) {
  const { t } = useTranslation('arrears');
  const format = useFormat();
  const { day } = useMoneyFormat();
  const download = useDownload();
  if (letters.length === 0) return <p className="quiet">{t('late.none')}</p>;
  return (
    <ul className={classes.letters} aria-label={t('late.letters')}>
      {letters.map(
        ({ _id, kind, sentOn, payBy, total, tellsNav, waitsForPost, postedOn, fileId }) => (
          <li key={_id}>
            <div>
              <strong>{t(`steps.${kind}`)}</strong>
              <p className="quiet">
                {[
                  day(sentOn),
                  format.amount(total),
                  payBy && t('late.pay_by', { day: day(payBy) }),
                  waitsForPost && t('late.waits_for_post'),
                  postedOn && t('late.posted', { day: day(postedOn) }),
                  tellsNav && t('late.nav_told'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {kind === 'petition' && leaseFileId && (
              <Button variant="default" size="sm" onClick={() => void download(leaseFileId)}>
                {t('late.lease')}
              </Button>
            )}
            {fileId && (
              <Button
                variant="default"
                size="sm"
                aria-label={t('late.open_of', { what: t(`steps.${kind}`), day: day(sentOn) })}
                onClick={() => void download(fileId)}
              >
                {t('late.open')}
              </Button>
            )}
          </li>
        ),
      )}
    </ul>
  );
}

/** A tenant may object to Nav being notified (husleieloven § 9-11). */
function Nav({
  leaseId,
  isRefused,
  onDone,
}: {
  leaseId: string;
  isRefused: boolean;
  onDone: () => Promise<void>;
}) {
  const { t } = useTranslation('arrears');
  const { act, isBusy } = useAction();
  async function save(refused: boolean) {
    const inputData = { contractId: leaseId, isRefused: refused };
    const done = t(refused ? 'late.nav_refused' : 'late.nav_allowed');
    if (await act(() => browserApi(RefuseNav, { inputData }), done)) await onDone();
  }
  return (
    <Checkbox
      label={t('late.nav')}
      description={t('late.nav_help')}
      checked={isRefused}
      disabled={isBusy}
      onChange={({ currentTarget }) => void save(currentTarget.checked)}
    />
  );
}
