export { signingPolicy } from './policy.ts';
export { refusalIn } from './mails.ts';
export { findAwaiting, type Awaiting } from './use-cases/find-awaiting.ts';
export { confirmOtherName, repeatRequest, moveSigner } from './use-cases/repeat-request.ts';
export { findOrders, type SigningOrder } from './use-cases/find-orders.ts';
export { findSignedBy, type SignedBy } from './use-cases/find-signed-by.ts';
export {
  orderSigning,
  completeSignerTask,
  type SigningOrderInput,
} from './use-cases/order-signing.ts';
export { sign } from './use-cases/sign.ts';
export { withdrawOrder } from './use-cases/withdraw-order.ts';
