export { LateClaims, useClaimName, useWaitsText } from './late-claims.tsx';
