import { Alert, Button, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { EVICTION_CLOSINGS, type EvictionClosing } from '@husvaer/domain/invoices/enums';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { useActionWith } from '../../../platform/use-action-with.ts';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { useRoot } from '../../leases/public.tsx';
import { CloseEvictionCase } from './close-eviction-case.graphql.ts';
import classes from '../late-dialog.module.css';
import type { LateRentQuery } from './late-rent.graphql.ts';
import { NotePetition } from './note-petition.graphql.ts';
import { PetitionForm } from './petition-form.tsx';

type Late = LateRentQuery['getLateRent'];

interface EvictionCaseProps {
  leaseId: string;
  late: Late;
  onDone: () => Promise<void>;
}

/**
 * A lease's open eviction case: the form for missing facts, the day of the petition, and the form to close it.
 * Null without a case.
 */
export function EvictionCase({ leaseId, late, onDone }: EvictionCaseProps) {
  const { t } = useTranslation('petition');
  const format = useFormat();
  const root = useRoot();
  const [isCorrecting, setCorrecting] = useState(false);
  const open = late.cases.find(({ closedOn }) => closedOn === null);
  if (!open || !late.petition) return null;
  const isMade = late.letters.some(
    ({ kind, sentOn }) => kind === 'petition' && sentOn >= open.openedOn,
  );
  const isLacking = late.petition.missing.length > 0;
  return (
    <Stack>
      <Link to={`${root}/${leaseId}/petition`}>{t('file.open')}</Link>
      {(isLacking || isCorrecting) && (
        <PetitionForm
          leaseId={leaseId}
          petition={late.petition}
          isAgain={!isLacking}
          made={late.letters.filter(({ kind }) => kind === 'petition').length}
          onDone={async () => {
            setCorrecting(false);
            await onDone();
          }}
        />
      )}
      {!isLacking && isMade && !isCorrecting && (
        <Button variant="default" className={classes.own} onClick={() => setCorrecting(true)}>
          {t('correct')}
        </Button>
      )}
      {late.petition.isWaiting && !isCorrecting && (
        <Alert role="note" variant="light">
          {t('again.waits')}
        </Alert>
      )}
      {open.petitionedOn ? (
        <p>{t('petitioned', { day: format.date(open.petitionedOn) })}</p>
      ) : (
        <NoteForm leaseId={leaseId} openedOn={open.openedOn} onDone={onDone} />
      )}
      <CloseForm leaseId={leaseId} onDone={onDone} />
    </Stack>
  );
}

/** Returns the text for a failed call about a case. */
function useCaseErrorText(): (error: unknown) => string {
  const { t } = useTranslation('petition');
  return useFailureText({ 'invoicing.not_found': t('case_gone') });
}

type PartProps = Omit<EvictionCaseProps, 'late'>;

/** Records the day of the petition to the enforcement officer. */
function NoteForm({ leaseId, openedOn, onDone }: PartProps & { openedOn: string }) {
  const { t } = useTranslation('petition');
  const format = useFormat();
  const { today } = useSite();
  const { act, isBusy } = useActionWith(useCaseErrorText());
  const [petitionedOn, setPetitionedOn] = useState(today);
  async function note() {
    const inputData = { contractId: leaseId, petitionedOn };
    if (await act(() => browserApi(NotePetition, { inputData }), t('note_done'))) await onDone();
  }
  return (
    <form
      noValidate
      className={classes.petition}
      onSubmit={(event) => {
        event.preventDefault();
        void note();
      }}
    >
      <TextInput
        type="date"
        label={t('petitioned_on')}
        description={t('petition_help', { day: format.date(openedOn) })}
        max={today}
        value={petitionedOn}
        onChange={({ currentTarget }) => setPetitionedOn(currentTarget.value)}
      />
      <Button type="submit" loading={isBusy}>
        {t('note')}
      </Button>
    </form>
  );
}

/** Closes a case in which the rent was not paid, with its outcome. */
function CloseForm({ leaseId, onDone }: PartProps) {
  const { t } = useTranslation('petition');
  const { act, isBusy } = useActionWith(useCaseErrorText());
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<EvictionClosing>('called_off');
  if (!isOpen)
    return (
      <Button variant="default" className={classes.own} onClick={() => setOpen(true)}>
        {t('close.open')}
      </Button>
    );
  async function close() {
    const inputData = { contractId: leaseId, outcome };
    if (await act(() => browserApi(CloseEvictionCase, { inputData }), t('close.done')))
      await onDone();
  }
  return (
    <form
      className={classes.petition}
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      <Radio.Group
        label={t('close.title')}
        description={t('close.text')}
        value={outcome}
        onChange={(value) => setOutcome(value)}
      >
        <Stack gap="xs" mt="xs">
          {EVICTION_CLOSINGS.map((name) => (
            <Radio
              key={name}
              value={name}
              label={t(`close.outcomes.${name}`)}
              description={t(`close.then.${name}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Button type="submit" loading={isBusy}>
        {t('close.save')}
      </Button>
    </form>
  );
}
