export { isSigned, isLetBy } from './lifecycle/lease-phase.ts';
export { LifecyclePanel } from './lifecycle/lifecycle-panel.tsx';
export { AssignmentSigning } from './signing/assignment-signing.tsx';
export { LeaseSigning } from './signing/lease-signing.tsx';
