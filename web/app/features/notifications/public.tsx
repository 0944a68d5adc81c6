export { NotificationToasts } from './notification-toasts.tsx';
