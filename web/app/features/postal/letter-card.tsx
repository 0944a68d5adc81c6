import { ActionIcon, Button, Checkbox, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Badge } from '../../ui/badge.tsx';
import { useDownload } from '../files/public.tsx';
import classes from '../../ui/cards.module.css';
import { LeaseLink, useMoneyFormat } from '../ledger/public.tsx';
import own from './postal.module.css';
import type { PostalLettersQuery } from './postal-letters.graphql.ts';

export type Letter = PostalLettersQuery['getPostalLetters']['data'][number];

interface LetterCardProps {
  letter: Letter;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onAddress: () => void;
  onCancel: () => void;
}

/** A letter: its recipient, its kind, when it must be or was posted, and its actions. */
export function LetterCard(props: LetterCardProps) {
  const { letter, isChosen, onChoose, onAddress, onCancel } = props;
  const { t } = useTranslation(['postal', 'ledger']);
  const download = useDownload();
  const { _id, kind, state, recipient: name, address, fileId, receiptFileId } = letter;
  const isWaiting = state === 'waiting';
  const title = `letter-${_id}`;
  return (
    <li>
      <article className={classes.card} aria-labelledby={title}>
        <header className={classes.head}>
          <h3 id={title}>{name}</h3>
          {state === 'handed_over' && <Badge colour="blue">{t('with_service')}</Badge>}
          {isWaiting && !address && <Badge colour="red">{t('no_address')}</Badge>}
          {isWaiting && address && (
            <Checkbox
              aria-label={t('choose', { name })}
              checked={isChosen}
              onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
            />
          )}
        </header>
        <p>{t(`kinds.${kind}`)}</p>
        <dl className={classes.facts}>
          <div>
            <dt>{t('to')}</dt>
            <dd className={own.address}>
              {address
                ? [...address.lines, `${address.postalCode} ${address.city}`].join('\n')
                : t('ledger:none')}
            </dd>
          </div>
          <div>
            <dt>{t('about')}</dt>
            <dd>
              <LeaseLink leaseId={letter.contractId}>
                {t('ledger:lease_number', { number: letter.leaseNumber })}
              </LeaseLink>
            </dd>
          </div>
          <Days letter={letter} />
        </dl>
        {isWaiting && letter.serviceRefusal && (
          <p className={classes.reason}>
            {t('refused')}
            <q>{letter.serviceRefusal}</q>
          </p>
        )}
        {state === 'cancelled' && (
          <p className={classes.reason}>
            {letter.cancelledByName && `${t('by')} ${letter.cancelledByName}`}
            {letter.cancelReason ? <q>{letter.cancelReason}</q> : t('not_needed')}
          </p>
        )}
        <div className={classes.choices}>
          <Button
            size="sm"
            variant="default"
            aria-describedby={title}
            onClick={() => void download(fileId)}
          >
            {t('open')}
          </Button>
          {receiptFileId && (
            <Button
              size="sm"
              variant="default"
              aria-describedby={title}
              onClick={() => void download(receiptFileId)}
            >
              {t('receipt')}
            </Button>
          )}
          {isWaiting && !address && (
            <Button size="sm" aria-describedby={title} onClick={onAddress}>
              {t('address.do')}
            </Button>
          )}
          {isWaiting && <More letter={letter} onAddress={onAddress} onCancel={onCancel} />}
        </div>
      </article>
    </li>
  );
}

/** When it was queued, or posted and how. */
function Days({ letter }: { letter: Letter }) {
  const { t } = useTranslation('postal');
  const { day, moment } = useMoneyFormat();
  const { postedOn, postedByName, tracking, queuedAt, postBy, cancelledAt } = letter;
  const rows: (readonly [string, string | null])[] = [
    [t('queued'), postedOn ? null : moment(queuedAt)],
    [t('post_by'), postedOn || cancelledAt ? null : postBy && day(postBy)],
    [t('posted'), postedOn && day(postedOn)],
    [t('by'), postedByName],
    [t('tracking'), tracking],
  ];
  return rows.map(
    ([label, value]) =>
      value && (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ),
  );
}

function More({
  letter,
  onAddress,
  onCancel,
}: Pick<LetterCardProps, 'letter' | 'onAddress' | 'onCancel'>) {
  const { t } = useTranslation('postal');
  const button = useRef<HTMLButtonElement>(null);
  // A dialog returns the focus to the focused element, and the menu is about to close.
  const then = (openDialog: () => void) => () => {
    button.current?.focus();
    openDialog();
  };
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          size="lg"
          aria-label={t('more', { name: letter.recipient })}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={then(onAddress)}>{t('address.do')}</Menu.Item>
        <Menu.Item onClick={then(onCancel)}>{t('cancel.do')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
