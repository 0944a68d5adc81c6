import { useTranslation } from 'react-i18next';

/** Names the kind of an entry. */
export function useKind(): (kind: string) => string {
  const { t } = useTranslation('ledger');
  return (kind) => {
    const keys = [`book.kinds.${kind}`, 'book.kinds.other'];
    return t(keys as unknown as 'book.kinds.other', { kind });
  };
}
