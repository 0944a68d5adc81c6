export { MessageToasts } from './message-toasts.tsx';
