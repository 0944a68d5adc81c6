import type { MailKind } from '@husvaer/domain/notifications/notification';

export interface Setting {
  kind: MailKind;
  isMailed: boolean;
}
