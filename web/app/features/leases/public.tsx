export {
  agencyOf,
  isJanitor,
  isOutForSigning,
  isWritable,
  leasesGuard,
  partnerIdOf,
  useRoot,
} from './site.ts';
export { useAction, useErrorMessage } from './use-action.ts';
export { useTerms } from './use-terms.ts';
export { signersToConfirm, signersToSign } from './use-waiting.ts';
