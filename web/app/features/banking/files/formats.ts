/** The names of the banks' file formats. */
export const FORMATS = {
  ocr: 'OCR giro',
  camt052: 'camt.052',
  camt053: 'camt.053',
  camt054: 'camt.054',
  pain002: 'pain.002',
} as const;
