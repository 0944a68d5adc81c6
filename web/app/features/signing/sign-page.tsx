import { Alert, Anchor, Skeleton, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Link,
  replace,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, asPageError, browserApi } from '../../platform/api.ts';
import { useLanguage } from '../../platform/format.ts';
import { loggedInOnly } from '../../platform/guard.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { DocumentView } from './document-view.tsx';
import { SigningProgress } from './signing-progress.tsx';
import { NoteSigningSeen } from './note-signing-seen.graphql.ts';
import { SignForm } from './sign-form.tsx';
import { SignerOrder } from './signer-order.tsx';
import { Signing as SigningCall } from './signing.graphql.ts';
import type { Signing } from './signing.ts';
import classes from './signing.module.css';

export const handle = { namespaces: ['signing', 'files'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

/** A document for one of its signers; no other user can read it. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<Signing> {
  loggedInOnly(args);
  const signerId = args.params['signerId'] ?? '';
  const signing = await args.context
    .get(apiContext)(SigningCall, { signerId })
    .then(({ getSigning }) => getSigning)
    .catch((error: unknown) => {
      throw asPageError(error);
    });
  // A step before the signing, such as the bank's questions, has its own page.
  if (signing.errandPath) throw replace(signing.errandPath);
  return signing;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('signing');
  return (
    <div className={classes.page}>
      <Skeleton height={640} radius="lg" role="status" aria-label={t('loading')} />
    </div>
  );
}

/** The page where a signer reads a document and signs or declines it. */
export default function SignPage({ loaderData: signing }: { loaderData: Signing }) {
  const { t } = useTranslation('signing');
  const { signerId = '' } = useParams();
  const { title, status, isMyTurn, returnTo } = signing;
  useNoteSeen(signerId);
  return (
    <div className={classes.page}>
      <PageHead title={title} description={t('text')} path={`/sign/${signerId}`} noindex />
      <BackLink to={returnTo}>{t('back')}</BackLink>
      <Title order={1}>{title}</Title>
      <p className={classes.lead}>{t(isMyTurn ? 'text' : 'text_alone')}</p>
      <OtherLanguage signing={signing} />
      {isMyTurn && (
        <Anchor href="#sign" className={classes.jump}>
          {t('jump')}
        </Anchor>
      )}
      <div className={classes.sides}>
        <DocumentView key={signerId} signerId={signerId} signing={signing} />
        <aside className={classes.aside} id="sign" aria-label={t('label')}>
          {status === 'open' && isMyTurn ? (
            <SignForm signerId={signerId} signing={signing} />
          ) : (
            <SigningProgress signing={signing} />
          )}
          <SignerOrder signing={signing} />
          <details className={classes.print}>
            <summary>{t('print.title')}</summary>
            <p>{t('print.text')}</p>
            <code>{signing.sha256}</code>
          </details>
        </aside>
      </div>
    </div>
  );
}

/** Records that the signer has opened the page. It does not affect the signing, so errors are ignored. */
function useNoteSeen(signerId: string) {
  useEffect(() => {
    browserApi(NoteSigningSeen, { signerId, isOpen: false }).catch(() => undefined);
  }, [signerId]);
}

/** Shows that the binding text is in another language than the page. */
function OtherLanguage({ signing: { language, informationPath } }: { signing: Signing }) {
  const { t } = useTranslation('signing');
  const own = useLanguage();
  if (language === null || language === own) return null;
  return (
    <Alert role="note" variant="light" mb="md" title={t('language.title')}>
      <p>{t('language.text')}</p>
      {informationPath && (
        <Anchor component={Link} to={informationPath} underline="always">
          {t('language.open')}
        </Anchor>
      )}
    </Alert>
  );
}
