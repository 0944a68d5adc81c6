import { Alert, Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { keyPhase } from '@husvaer/domain/partners/api-key';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { useActionWith } from '../../../platform/use-action-with.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Copy } from '../../../ui/copy.tsx';
import classes from '../../../ui/managed-list.module.css';
import type { ApiKeysQuery } from './api-keys.graphql.ts';
import { NewKey } from './new-key.tsx';
import { RevokeApiKey } from './revoke-api-key.graphql.ts';

type Key = ApiKeysQuery['getApiKeys'][number];

/** The API keys of an agency's own systems: their scopes and last use, with buttons to add and end one. */
export function ApiKeys({ partnerId, keys }: { partnerId: string; keys: readonly Key[] }) {
  const { t } = useTranslation('partners');
  const { origin } = useSite();
  const [made, setMade] = useState<string | null>(null);
  return (
    <section className={classes.section} aria-labelledby="api-keys">
      <h2 id="api-keys">{t('keys.title')}</h2>
      <p className="quiet">
        {t('keys.text')}{' '}
        <Anchor
          underline="always"
          href={`${origin}/property-management/partner-api`}
          target="_blank"
          rel="noreferrer"
        >
          {t('keys.guide')}
        </Anchor>
      </p>
      {made && (
        <Alert role="status" variant="light" title={t('keys.made')}>
          <p>{t('keys.made_text')}</p>
          <Copy value={made} label={t('keys.key')} isLong />
        </Alert>
      )}
      {keys.length === 0 ? (
        <p>{t('keys.none')}</p>
      ) : (
        <ul className={classes.list}>
          {keys.map((key) => (
            <KeyRow key={key._id} apiKey={key} />
          ))}
        </ul>
      )}
      <NewKey partnerId={partnerId} onMade={setMade} />
    </section>
  );
}

function KeyRow({ apiKey }: { apiKey: Key }) {
  const { t } = useTranslation('partners');
  const { day, moment, list } = useFormat();
  const { today } = useSite();
  const { act } = useActionWith(useFailureText());
  const [isPending, setIsPending] = useState(false);
  const { _id, name, scopes, createdAt, lastUsedAt, lastUsedFrom, revokedAt } = apiKey;
  const { endsOn, addresses } = apiKey;
  const phase = revokedAt ? 'revoked' : keyPhase(endsOn, today);
  const used = { time: lastUsedAt && moment(lastUsedAt), address: lastUsedFrom };
  async function revoke() {
    await act(() => browserApi(RevokeApiKey, { id: _id }), t('keys.revoked', { name }));
    setIsPending(false);
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>{' '}
        {phase === 'revoked' && <Badge colour="grey">{t('keys.ended')}</Badge>}
        {phase === 'over' && <Badge colour="grey">{t('keys.over')}</Badge>}
        {phase === 'ends_soon' && <Badge colour="yellow">{t('keys.ends_soon')}</Badge>}
        <p className="quiet">{list(scopes.map((scope) => t(`keys.scopes.${scope}`)))}</p>
        <p className="quiet">
          {[
            t('keys.created', { day: day(createdAt) }),
            revokedAt
              ? t('keys.ended_on', { day: day(revokedAt) })
              : t(phase === 'over' ? 'keys.ended_by_day' : 'keys.ends', { day: day(endsOn) }),
            lastUsedAt
              ? t(lastUsedFrom === null ? 'keys.used' : 'keys.used_from', used)
              : t('keys.unused'),
          ].join(' · ')}
        </p>
        <p className="quiet">
          {addresses.length === 0
            ? t('keys.everywhere')
            : t('keys.from', { addresses: list(addresses) })}
        </p>
        {phase === 'ends_soon' && <p>{t('keys.ends_soon_text', { day: day(endsOn) })}</p>}
      </div>
      {(phase === 'valid' || phase === 'ends_soon') && (
        <Button
          variant="default"
          c="var(--danger)"
          aria-haspopup="dialog"
          aria-label={t('keys.revoke_one', { name })}
          onClick={() => setIsPending(true)}
        >
          {t('keys.revoke')}
        </Button>
      )}
      <ConfirmDialog
        opened={isPending}
        title={t('keys.ask', { name })}
        words={{ close: t('keys.close'), cancel: t('keys.cancel'), confirm: t('keys.revoke') }}
        onClose={() => setIsPending(false)}
        onConfirm={revoke}
      >
        {t('keys.ask_text')}
      </ConfirmDialog>
    </li>
  );
}
