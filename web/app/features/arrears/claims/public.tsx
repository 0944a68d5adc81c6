export { LateClaims, useClaimName } from './late-claims.tsx';
