import { OPERATOR, type Operation } from '../row.ts';

export const REPORTS: Record<string, Operation> = {
  getReports: { by: OPERATOR, call: '{ getReports { open } }' },
  getReportDecision: {
    by: OPERATOR,
    call: 'query ($id: ID!) { getReportDecision(queryData: { decisionId: $id }) { isAbout } }',
    with: async (scenario) => ({ id: await scenario.decidedReport() }),
  },
  decideReport: {
    by: OPERATOR,
    call: `mutation ($id: ID!) { decideReport(inputData: { reportId: $id, outcome: nothing,
      reason: "Annonsen er i orden." }) { _id } }`,
    with: async (scenario) => ({ id: await scenario.openReport() }),
  },
  reverseReportDecision: {
    by: OPERATOR,
    call: `mutation ($id: ID!) { reverseReportDecision(inputData: { decisionId: $id,
      reason: "Klagen har rett." }) { isAbout } }`,
    with: async (scenario) => ({ id: await scenario.takenDown() }),
  },
};
