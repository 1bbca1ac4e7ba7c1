/** The people of a company, and the company itself, as the table of kinds has them. */
export const administrationLines = {
  user: {
    entity: 'users',
    hasPanel: true,
    endpoints: { list: 'users.list', get: 'users.get', also: ['users.events'] },
    invalidates: ['users.sessions', 'audit.list', 'audit.summary', 'team.list'],
    cascades: ['alert'],
    undo: 'users.undo',
  },
  company: {
    entity: 'companies',
    hasPanel: true,
    endpoints: { list: 'companies.list', get: 'companies.get', also: ['companies.events'] },
    invalidates: ['tenants.company', 'tenants.defaults', 'numbering.list', 'audit.list', 'audit.summary'],
    cascades: [],
    undo: 'companies.undo',
  },
} as const
