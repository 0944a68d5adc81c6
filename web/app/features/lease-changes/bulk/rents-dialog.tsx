import { Button, Group, Loader, Radio, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useErrorMessage } from '../../leases/public.tsx';
import { AdjustRents } from './adjust-rents.graphql.ts';
import { inParts, type Chosen } from '../../leases/list/public.tsx';
import classes from './outcomes.module.css';
import { Outcomes } from './outcomes.tsx';
import { RentAdjustments, type RentAdjustmentsQuery } from './rent-adjustments.graphql.ts';
import { useBulk } from './use-bulk.ts';
import { useRefusal } from './use-refusal.ts';

interface RentsDialogProps {
  opened: boolean;
  chosen: Chosen;
  onClose: () => void;
}

type Preview = RentAdjustmentsQuery['getRentAdjustments'];

/** The largest number of leases in one call. */
const AT_ONCE = 100;

async function findPreview(ids: readonly string[], day: string | null): Promise<Preview> {
  const rents: Preview['data'] = [];
  let takesEffectOn = day;
  for (const contractIds of inParts(ids, AT_ONCE)) {
    const { getRentAdjustments } = await browserApi(RentAdjustments, {
      contractIds,
      takesEffectOn,
    });
    takesEffectOn = getRentAdjustments.takesEffectOn;
    rents.push(...getRentAdjustments.data);
  }
  return { takesEffectOn: takesEffectOn ?? '', data: rents };
}

/** Announces the rents that the price index allows, after a preview of each rent and its day. */
export function RentsDialog({ opened, chosen, onClose }: RentsDialogProps) {
  const { t } = useTranslation(['lease_changes', 'shell']);
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const { run, isBusy, outcomes, clear } = useBulk();
  const [day, setDay] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [language, setLanguage] = useState<'en' | 'no'>('no');

  useEffect(() => {
    if (!opened || day === '') return undefined;
    let isOver = false;
    setPreview(null);
    findPreview([...chosen.keys()], day)
      .then((found) => {
        if (!isOver) setPreview(found);
      })
      .catch((error: unknown) => {
        if (!isOver) notify(messageFor(error), 'bad');
      });
    return () => {
      isOver = true;
    };
    // The selection does not change while the dialog is open.
    // eslint-disable-next-line react/exhaustive-deps
  }, [opened, day]);

  const allowed = preview?.data.filter(({ amount }) => amount !== null) ?? [];
  const sent = outcomes.filter(({ refusal }) => refusal === null).length;
  const isSent = outcomes.length > 0 || isBusy;

  function close() {
    clear();
    setPreview(null);
    setDay(null);
    onClose();
  }
  function send() {
    const takesEffectOn = preview?.takesEffectOn ?? '';
    const rents = allowed.map(({ contractId, amount }) => ({ contractId, amount: amount! }));
    void run(
      rents,
      async (some) =>
        (await browserApi(AdjustRents, { rents: some, takesEffectOn, language })).adjustRents,
    );
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={t('bulk.rents.title', { count: chosen.size })}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
      size="lg"
      centered
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack>
          {isSent ? (
            <Outcomes
              outcomes={outcomes}
              chosen={chosen}
              total={allowed.length}
              done={t('bulk.rents.done', { count: sent })}
            />
          ) : (
            <>
              <TextInput
                type="date"
                label={t('bulk.rents.from')}
                description={t('bulk.rents.from_help')}
                required
                value={day ?? preview?.takesEffectOn ?? ''}
                onChange={({ currentTarget }) => setDay(currentTarget.value)}
              />
              {preview ? (
                <Previewed preview={preview} chosen={chosen} />
              ) : (
                <Loader aria-label={t('bulk.rents.loading')} />
              )}
              <Radio.Group
                label={t('bulk.rents.language')}
                value={language}
                onChange={(wanted) => setLanguage(wanted === 'en' ? 'en' : 'no')}
              >
                <Group mt="xs">
                  <Radio value="no" label="Norsk" />
                  <Radio value="en" label="English" />
                </Group>
              </Radio.Group>
            </>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t(isSent && !isBusy ? 'shell:close' : 'shell:cancel')}
            </Button>
            {(!isSent || isBusy) && (
              <Button type="submit" loading={isBusy} disabled={allowed.length === 0}>
                {t('bulk.rents.send', { count: allowed.length })}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Who gets which rent, and who gets none, and why. */
function Previewed({ preview, chosen }: { preview: Preview; chosen: Chosen }) {
  const { t } = useTranslation('lease_changes');
  const format = useFormat();
  const why = useRefusal();
  const { data } = preview;
  const allowed = data.filter(({ amount }) => amount !== null);
  const months = allowed[0];
  return (
    <>
      <p role="status">
        {t('bulk.rents.some', { count: allowed.length, total: data.length })}{' '}
        {months?.indexTo && t('bulk.rents.index', { to: format.month(months.indexTo.month) })}
      </p>
      <dl className={classes.outcomes}>
        {data.map(({ contractId, rent, amount, refusal }) => (
          <div key={contractId}>
            <dt>{chosen.get(contractId)}</dt>
            <dd>
              {amount !== null && rent !== null
                ? t('bulk.rents.change', {
                    from: format.amount(rent),
                    to: format.amount(amount),
                  })
                : refusal && why(refusal)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
