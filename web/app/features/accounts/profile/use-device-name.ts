import { useTranslation } from 'react-i18next';

import type { Device } from '@husvaer/domain/accounts/device';

/** What a device is called: `Chrome on Windows`. Null where nothing is known of it. */
export function useDeviceName({ browser, system }: Device): string | null {
  const { t } = useTranslation('profile');
  return browser && system ? t('sessions.device', { browser, system }) : (browser ?? system);
}
