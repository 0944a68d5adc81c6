import { SOMEBODY, type Operation } from '../row.ts';

export const NOTIFICATIONS: Record<string, Operation> = {
  getNotifications: { by: SOMEBODY, call: '{ getNotifications { data { _id } } }' },
  updateNotifications: { by: SOMEBODY, call: 'mutation { updateNotifications(inputData: {}) }' },
  getNotificationSettings: { by: SOMEBODY, call: '{ getNotificationSettings { kind } }' },
  updateNotificationSettings: {
    by: SOMEBODY,
    call: 'mutation { updateNotificationSettings(inputData: { kind: messages, isMailed: true }) { kind } }',
  },
};
