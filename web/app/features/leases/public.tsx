export {
  agencyOf,
  isJanitor,
  isOutForSigning,
  isWritable,
  leasesGuard,
  partnerIdOf,
  useRoot,
} from './site.ts';
export { useAct } from './use-act.ts';
export { useTerms } from './use-terms.ts';
export { useTrouble } from './use-trouble.ts';
export { whoseTurn } from './use-waiting.ts';
