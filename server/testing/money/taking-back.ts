import type { Act } from './act.ts';
import { addDeed, mutate } from './life.ts';

/** Takes back what somebody recorded on a lease. */
const takesBack =
  (name: 'takeBackPayment' | 'takeBackWriteOff', kind: 'received_directly' | 'wrote_off'): Act =>
  async (life, who, { pick }) => {
    const isPayment = name === 'takeBackPayment';
    const rows = await life.town.query<{ id: string; lease_id: string }>(
      isPayment
        ? `select id, lease_id from payment where source = 'direct' order by created_at, id`
        : `select id, lease_id from claim_reduction where kind = 'write_off' and status = 'booked' order by made_at, id`,
    );
    const row = rows[pick % rows.length];
    if (!row) return;
    const input = isPayment ? { paymentId: row.id } : { reductionId: row.id };
    if ((await mutate(life, who, { name, input })) !== undefined)
      addDeed(life, { kind, byId: who.id, leaseId: row.lease_id });
  };

export const TAKING_BACK = {
  takeBack: takesBack('takeBackPayment', 'received_directly'),
  takeBackWriteOff: takesBack('takeBackWriteOff', 'wrote_off'),
};
