import { useTranslation } from 'react-i18next';

import type { Device } from '@husvaer/domain/accounts/device';

/** The name of a device: `Chrome on Windows`. Null if nothing is known about it. */
export function useDeviceName({ browser, system }: Device): string | null {
  const { t } = useTranslation('profile');
  return browser && system ? t('sessions.device', { browser, system }) : (browser ?? system);
}
