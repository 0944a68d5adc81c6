export { hasLife, isLetBy } from './lifecycle/life.ts';
export { LifePanel } from './lifecycle/life-panel.tsx';
export { AssignmentSigning } from './signing/assignment-signing.tsx';
export { LeaseSigning } from './signing/lease-signing.tsx';
