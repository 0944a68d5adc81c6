export { findAwaiting, type Awaiting } from './use-cases/find-awaiting.ts';
export { askAgain, moveSigner } from './use-cases/ask-again.ts';
export { findOrders, type SigningOrder } from './use-cases/find-orders.ts';
export { findSignedBy, type SignedBy } from './use-cases/find-signed-by.ts';
export { orderSigning, completeSignerTask, type SigningAsk } from './use-cases/order-signing.ts';
export { sign } from './use-cases/sign.ts';
export { withdrawOrder } from './use-cases/withdraw-order.ts';
