import type { Role } from '#src/domain/accounts/roles.ts'
import { DEMO_HASH } from '../../ports/demo-accounts.ts'
import type { Row } from '../../store/models.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { TENANTS } from './tenants.ts'

/** Accounts of each tenant: part before the @, role, and the three persons behind it. Source: decision B7 */
const ACCOUNTS: readonly (readonly [string, Role, readonly string[]])[] = [
  ['admin', 'admin', ['Katharina Großmann', 'Lorenz Überall', 'Ines Wójcik']],
  ['dispo', 'dispatcher', ['Jürgen Weiß', 'Tobias Schäfer', 'Marek Łukasik']],
  ['vertrieb', 'sales', ['Svenja Petersen', 'Inés Muñoz', 'Franziska Böhme']],
  ['finanzen', 'finance', ['Hanno Brödermann', "Sinéad O'Hara", 'Uwe Kretzschmar']],
  ['gast', 'user', ['Gerd Gast', 'Gisela Gast', 'Gunnar Gast']],
]

/** Colleagues without a demo account, so that histories name more than one dispatcher. */
const COLLEAGUES: readonly (readonly [string, string, Role, string])[] = [
  ['nordkurs', 'a.jessen', 'dispatcher', 'Antje Jessen'],
  ['nordkurs', 'm.oezdemir', 'dispatcher', 'Murat Özdemir'],
  ['nordkurs', 'b.lindqvist', 'sales', 'Björn Lindqvist'],
  ['mainspessart', 'r.huth', 'dispatcher', 'Rainer Huth'],
  ['elbeoder', 'd.nowak', 'dispatcher', 'Dana Nowak'],
]

function user(tenantId: string, local: string, role: Role, name: string, context: SeedContext): Row<'users'> {
  const [firstName = name, ...rest] = name.split(' ')
  return {
    id: `usr-${tenantId}-${local}`,
    tenantId,
    version: 1,
    email: `${local}@${tenantId}.example`,
    name,
    firstName,
    lastName: rest.join(' '),
    displayName: name,
    role,
    password: DEMO_HASH,
    isDemo: true,
    createdAt: context.hoursAgo(24 * 400),
    updatedAt: context.hoursAgo(24 * 40),
  }
}

/** Five demo accounts in every tenant and some colleagues: 20 users over all roles. */
export function userRows(context: SeedContext): Row<'users'>[] {
  const accounts = TENANTS.flatMap((tenant, index) =>
    ACCOUNTS.map(([local, role, names]) => user(tenant.id, local, role, names[index] ?? local, context)),
  )
  return [...accounts, ...COLLEAGUES.map(([tenantId, local, role, name]) => user(tenantId, local, role, name, context))]
}
