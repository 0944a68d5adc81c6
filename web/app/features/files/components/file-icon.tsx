import { IconFileText, IconPhoto } from '@tabler/icons-react';

import { extensionOf } from '@husvaer/domain/files/documents';
import { PICTURE_EXTENSIONS } from '@husvaer/domain/files/uploads';

export function FileIcon({ name }: { name: string }) {
  const Icon = PICTURE_EXTENSIONS.includes(extensionOf(name)) ? IconPhoto : IconFileText;
  return <Icon size={20} aria-hidden />;
}
