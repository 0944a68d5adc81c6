/**
 * A number as people write it: `14 000`, `14.000`, `14,000`, `58,5`, `58.5`, `12 500 kr`. Three digits after
 * a separator are thousands, fewer are decimals. Undefined for any other text.
 */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/\s|kr|m²|,-$/gu, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  return /^\d+([.,]\d*)?$/.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}
