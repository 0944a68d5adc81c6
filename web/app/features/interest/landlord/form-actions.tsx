import { Button } from '@mantine/core';
import { IconFileText, IconMessage, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';

import { canMove } from '@husvaer/domain/interest/states';

import { browserApi } from '../../../platform/api.ts';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useAction } from '../use-action.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import type { Form } from './form.ts';
import { IdentificationDialog } from './identification-dialog.tsx';
import { InviteToViewing } from './invite-to-viewing.graphql.ts';
import classes from './landlord.module.css';
import { ShortlistInterest } from './shortlist-interest.graphql.ts';
import { TalkAboutInterest } from './talk-about-interest.graphql.ts';

/** What a page provides to the actions on its forms. */
export interface ActionTarget {
  /** Whether the user may draft a lease of the home on this site. */
  mayLet: boolean;
  /** Whether the user may open the identity numbers of shortlisted and invited applicants. */
  mayOpen: boolean;
  onInvite: (form: Form) => void;
}

/** The states in which an identity number may be opened (norway.md, section 7). */
const CHOSEN = ['shortlisted', 'invited'];

/** The landlord's actions for a form, by its state. */
export function FormActions({ form, mayLet, mayOpen, onInvite }: { form: Form } & ActionTarget) {
  const { t } = useTranslation('interested');
  const { act, isBusy } = useAction();
  const talk = useTalk(form);
  const [opened, setOpened] = useState<'decline' | 'identification' | null>(null);
  const close = () => setOpened(null);
  const { listingId = '' } = useParams();
  const { _id, state, name } = form;
  const isShortlisted = state === 'shortlisted';
  const Star = isShortlisted ? IconStarFilled : IconStar;
  return (
    <div className={classes.actions} role="group" aria-label={t('actions.label', { name })}>
      {canMove(state, 'invited') && (
        <Button
          variant={state === 'invited' ? 'default' : 'filled'}
          px="xs"
          aria-haspopup="dialog"
          onClick={() => onInvite(form)}
        >
          {t(state === 'invited' ? 'actions.invite_again' : 'actions.invite')}
        </Button>
      )}
      {state === 'invited' && form.viewingAnswer === 'proposed' && (
        <Button
          loading={isBusy}
          onClick={() =>
            void act(
              () => browserApi(InviteToViewing, { inputData: atProposedTime(form) }),
              t('actions.took_proposal'),
            )
          }
        >
          {t('actions.take_proposal')}
        </Button>
      )}
      {(isShortlisted || canMove(state, 'shortlisted')) && (
        <Button
          variant="default"
          leftSection={<Star size={18} aria-hidden />}
          aria-pressed={isShortlisted}
          loading={isBusy}
          onClick={() =>
            void act(() => browserApi(ShortlistInterest, { _id, isShortlisted: !isShortlisted }))
          }
        >
          {t('actions.shortlist')}
        </Button>
      )}
      {mayLet && form.isAdult && canMove(state, 'invited') && (
        <Button
          component={Link}
          to={`/my-listing/${listingId}/lease?interest=${_id}`}
          variant="default"
          leftSection={<IconFileText size={18} aria-hidden />}
        >
          {t('actions.lease')}
        </Button>
      )}
      <Button
        variant="subtle"
        leftSection={<IconMessage size={18} aria-hidden />}
        loading={talk.isBusy}
        onClick={talk.open}
      >
        {t('actions.talk')}
      </Button>
      {canMove(state, 'declined') && (
        <Button
          variant="subtle"
          c="var(--danger)"
          aria-haspopup="dialog"
          onClick={() => setOpened('decline')}
        >
          {t('actions.decline')}
        </Button>
      )}
      {mayOpen && form.agreesToCreditCheck && CHOSEN.includes(state) && (
        <Button variant="subtle" aria-haspopup="dialog" onClick={() => setOpened('identification')}>
          {t('actions.identification')}
        </Button>
      )}
      <DeclineDialog opened={opened === 'decline'} form={form} onClose={close} />
      <IdentificationDialog opened={opened === 'identification'} form={form} onClose={close} />
    </div>
  );
}

/** The same viewing at the time that the applicant proposes, for them alone. */
function atProposedTime({ _id, viewing, proposedStartsAt }: Form) {
  const [from, to, start] = [viewing!.startsAt, viewing!.endsAt, proposedStartsAt!].map(Date.parse);
  return {
    _ids: [_id],
    startsAt: proposedStartsAt!,
    endsAt: new Date(start! + to! - from!).toISOString(),
    place: viewing!.place,
    text: viewing!.text,
  };
}

function useTalk({ _id }: Form) {
  const { t } = useTranslation('interested');
  const navigate = useNavigate();
  const notify = useNotify();
  const messageFor = useFailureText({ 'messaging.nobody_there': t('talk.nobody_there') });
  const [isBusy, setIsBusy] = useState(false);
  async function begin() {
    setIsBusy(true);
    try {
      const { talkAboutInterest } = await browserApi(TalkAboutInterest, { _id });
      await navigate(`/inbox/${talkAboutInterest.conversationId}`);
    } catch (error) {
      notify(messageFor(error), 'bad');
      setIsBusy(false);
    }
  }
  return { isBusy, open: () => void begin() };
}
