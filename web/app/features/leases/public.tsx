export {
  agencyOf,
  isJanitor,
  isOutForSigning,
  isWritable,
  leasesGuard,
  partnerIdOf,
  useRoot,
} from './site.ts';
export { useAct, useErrorMessage } from './use-act.ts';
export { useTerms } from './use-terms.ts';
export { signersToSign } from './use-waiting.ts';
