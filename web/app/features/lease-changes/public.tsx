export { isSigned, isLetBy } from './lifecycle/lease-phase.ts';
export { LifePanel } from './lifecycle/life-panel.tsx';
export { AssignmentSigning } from './signing/assignment-signing.tsx';
export { LeaseSigning } from './signing/lease-signing.tsx';
