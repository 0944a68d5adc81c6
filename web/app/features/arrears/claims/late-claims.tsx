import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { useDownload } from '../../files/public.tsx';
import classes from './late-claims.module.css';
import type { LateClaimsFragment } from './late-claims.fragment.graphql.ts';

type Claim = LateClaimsFragment['claims'][number];

/** Returns what a claim is called: the rent of its month, or its invoice. */
export function useClaimName() {
  const { t } = useTranslation('claims');
  const format = useFormat();
  return ({ month, invoiceSerialId: serial }: Pick<Claim, 'month' | 'invoiceSerialId'>): string =>
    month === null ? t('other', { serial }) : t('rent', { month: format.month(month), serial });
}

/** Every open claim of a lease: its sum, how far it has come, its day and its latest letter. */
export function LateClaims({ overview }: { overview: LateClaimsFragment }) {
  const { t } = useTranslation('claims');
  const format = useFormat();
  const download = useDownload();
  const nameOf = useClaimName();
  const about = useStageText();
  const waits = useWaitsText();
  return (
    <>
      <h4>{t('title')}</h4>
      <ul className={classes.claims}>
        {overview.claims.map((claim) => {
          const fileId = claim.letters.findLast((letter) => letter.fileId)?.fileId;
          return (
            <li key={claim.invoiceId}>
              <div>
                <strong>{nameOf(claim)}</strong>
                <p className="quiet">
                  {[
                    about(claim),
                    claim.stop && t(`stops.${claim.stop}`),
                    claim.next &&
                      t('next', {
                        step: t(`steps.${claim.next.step}`),
                        day: format.date(claim.next.on),
                      }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {fileId && (
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={t('letter_of', { what: nameOf(claim) })}
                    onClick={() => void download(fileId)}
                  >
                    {t('letter')}
                  </Button>
                )}
              </div>
              <strong>{format.amount(claim.amount)}</strong>
            </li>
          );
        })}
      </ul>
      {overview.waitsFor && <p>{waits(overview.waitsFor)}</p>}
    </>
  );
}

/** Returns why the next letter or petition is held back: a rate of law is not known yet. */
export function useWaitsText() {
  const { t } = useTranslation('claims');
  const format = useFormat();
  return ({ kind, day }: NonNullable<LateClaimsFragment['waitsFor']>): string =>
    t('waits', { rate: t(`rates.${kind}`), day: format.date(day) });
}

/** Returns how far a claim has come, in a sentence with its days. */
function useStageText() {
  const { t } = useTranslation('claims');
  const format = useFormat();
  const day = (iso: string | null | undefined) => (iso ? format.date(iso) : '');
  return ({ stage, dueDate, payBy, petitionedOn, letters }: Claim): string => {
    const notice = letters.findLast(({ kind }) => kind === 'notice');
    const letter = stage === 'reminded' ? letters.at(-1) : notice;
    return t(`is.${stage === 'reminded' && payBy ? 'reminded_by' : stage}`, {
      due: day(dueDate),
      sent: day(letter?.sentOn),
      by: day(payBy),
      petitioned: day(petitionedOn),
    });
  };
}
