import { useTranslation } from 'react-i18next';

/** Names the kind of an entry. */
export function useKind(): (kind: string) => string {
  const { t } = useTranslation('ledger');
  return (kind) =>
    t([`book.kinds.${kind}`, 'book.kinds.other'] as unknown as 'book.kinds.other', { kind });
}
