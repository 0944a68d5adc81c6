import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router';

import type { ProofMethod } from '@husvaer/domain/accounts/safeguards';

import { ApiFailure } from '../../../platform/api.ts';
import { IDENTITY_PROOF, logOut, prove } from '../../../platform/auth.ts';
import { withReturn } from '../../../platform/return-to.ts';
import { useSite } from '../../../platform/site.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { isCancelled, proveByPasskey } from '../passkeys.ts';
import { onProofEnd } from '../proof-channel.ts';
import { useSupportsPasskeys } from '../use-supports-passkeys.ts';
import { useErrorMessage } from '../use-error-message.ts';
import { PasswordField } from './fields.tsx';
import { FormError } from './form-error.tsx';

interface ProofProps {
  methods: readonly ProofMethod[];
  onDone: (isProved: boolean) => void;
}

/** Asks the logged-in user to prove their identity again, by one of the methods they have. */
export function ProofDialog({ opened, ...props }: ProofProps & { opened: boolean }) {
  const { t } = useTranslation('accounts');
  return (
    <Dialog
      opened={opened}
      onClose={() => props.onDone(false)}
      title={t('proof.title')}
      closeButtonProps={{ 'aria-label': t('prompt.close') }}
      centered
      // Often opened over another dialog, whose text would show through. A blur would be slow on weak phones.
      overlayProps={{ backgroundOpacity: 0.85 }}
    >
      <Stack gap="lg">
        {!props.methods.includes('add_passkey') && <Text className="quiet">{t('proof.text')}</Text>}
        <Methods {...props} />
      </Stack>
    </Dialog>
  );
}

function Methods({ methods, onDone }: ProofProps) {
  return (
    <>
      {methods.includes('passkey') && <ByPasskey onDone={onDone} />}
      {methods.includes('identity') && <ByIdentity onDone={onDone} isOnly={methods.length === 1} />}
      {methods.includes('password') && <ByPassword onDone={onDone} />}
      {methods.includes('login') && <ByLogin onDone={onDone} />}
      {methods.includes('add_passkey') && <AddPasskey onDone={onDone} />}
    </>
  );
}

type WayProps = Pick<ProofProps, 'onDone'>;

function ByPassword({ onDone }: WayProps) {
  const { t } = useTranslation('accounts');
  const messageFor = useErrorMessage();
  const [password, setPassword] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [passwordError, setPasswordError] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The form that waits for this one is its parent in React's tree and must not receive the event.
    event.stopPropagation();
    if (password === '') return setPasswordError(t('proof.password_missing'));
    setIsPending(true);
    try {
      await prove({ password });
      onDone(true);
    } catch (error) {
      const isPasswordRefused =
        error instanceof ApiFailure && error.code === 'accounts.wrong_password';
      setPasswordError(isPasswordRefused ? t('proof.password_wrong') : messageFor(error));
      setIsPending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <PasswordField
          data-autofocus
          label={t('proof.password')}
          value={password}
          error={passwordError}
          onChange={setPassword}
        />
        <Button type="submit" size="md" loading={isPending}>
          {t('proof.go_on')}
        </Button>
      </Stack>
    </form>
  );
}

function ByPasskey({ onDone }: WayProps) {
  const { t } = useTranslation('accounts');
  const messageFor = useErrorMessage();
  const hasThem = useSupportsPasskeys();
  const [isPending, setIsPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);

  async function show() {
    setIsPending(true);
    setErrorText(null);
    try {
      await proveByPasskey();
      onDone(true);
    } catch (error) {
      setErrorText(isCancelled(error) ? t('proof.passkey_none') : messageFor(error));
      setIsPending(false);
    }
  }

  if (!hasThem) return <Text>{t('proof.passkey_unknown')}</Text>;
  return (
    <Stack gap="xs">
      {errorText && <FormError>{errorText}</FormError>}
      <Button size="md" data-autofocus loading={isPending} onClick={() => void show()}>
        {t('proof.passkey')}
      </Button>
      <Text fz="sm" className="quiet">
        {t('proof.passkey_text')}
      </Text>
    </Stack>
  );
}

/** Opens a new tab, so that no input on this page is lost. */
function ByIdentity({ onDone, isOnly }: WayProps & { isOnly: boolean }) {
  const { t } = useTranslation('accounts');
  const name = useSite().identityName ?? 'BankID';
  const [state, setState] = useState<'asked' | 'away' | 'failed'>('asked');
  useEffect(
    () => onProofEnd((how) => (how === 'done' ? onDone(true) : setState('failed'))),
    [onDone],
  );
  return (
    <Stack gap="xs">
      {state === 'failed' && <FormError>{t('proof.identity_failed', { name })}</FormError>}
      <Button
        component="a"
        href={IDENTITY_PROOF}
        target="_blank"
        rel="opener"
        size="md"
        variant={isOnly ? 'filled' : 'default'}
        data-autofocus={isOnly || undefined}
        onClick={() => setState('away')}
      >
        {t('proof.identity', { name })}
      </Button>
      <Text fz="sm" className="quiet" role="status">
        {t(state === 'away' ? 'proof.identity_away' : 'proof.identity_text', { name })}
      </Text>
    </Stack>
  );
}

/** An agency requires more than a password of its agents: links to where they add a passkey. */
function AddPasskey({ onDone }: WayProps) {
  const { t } = useTranslation('accounts');
  const page = usePageUrl();
  return (
    <Stack gap="md">
      <Text>{t('proof.add_passkey_text')}</Text>
      <Button
        component={Link}
        to={`${withReturn('/profile', page)}#passkeys`}
        size="md"
        data-autofocus
        onClick={() => onDone(false)}
      >
        {t('proof.add_passkey')}
      </Button>
    </Stack>
  );
}

/** A user without any other method logs in again. */
function ByLogin({ onDone }: WayProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const page = usePageUrl();
  async function leave() {
    onDone(false);
    await logOut({ everywhere: false });
    await navigate(withReturn('/login', page));
  }
  return (
    <Stack gap="md">
      <Text>{t('proof.login_text')}</Text>
      <Button size="md" data-autofocus onClick={() => void leave()}>
        {t('proof.login')}
      </Button>
    </Stack>
  );
}

/** The page that needs the proof: the one that is loading, else the current one. */
function usePageUrl(): string {
  const { location } = useNavigation();
  const here = useLocation();
  const { pathname, search } = location ?? here;
  return pathname + search;
}
