export { SendAssignment } from './send-assignment.graphql.ts';
export { SendDialog } from './send-dialog.tsx';
export { WithdrawDialog } from './withdraw-dialog.tsx';
export { WriterActions } from './writer-actions.tsx';
