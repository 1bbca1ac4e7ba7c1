import type { EndpointName } from '#src/contract/index.ts'
import { withoutBankData, withoutMoney } from '#src/domain/accounts/money-fields.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { ConflictError } from '../store/store.ts'
import type { MockSession } from './handle.ts'
import { HttpError } from './http-error.ts'

/** Calls whose bank data are the house's own, as they stand on its papers. */
const OWN_BANK: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'tenants.company',
  'companies.list',
  'companies.get',
  'companies.update',
])

type Caller = Pick<MockSession, 'role'> | undefined

/**
 * An answer as its caller may read it: money is left out for anyone who may not read it (decision A23), bank data of partners for
 * anyone who does not pay, also of an answer that was kept for somebody who might.
 */
export function toldTo(session: Caller, name: EndpointName, answer: unknown): unknown {
  if (session === undefined) return answer
  const seen = may(session.role, 'money.read') ? answer : withoutMoney(answer)
  return may(session.role, 'partners.bank') || OWN_BANK.has(name) ? seen : withoutBankData(seen)
}

/** The same of a refusal, which may show a record as it is now. */
export function refusedTo(session: Caller, name: EndpointName, error: unknown): unknown {
  if (error instanceof HttpError) {
    const { status, answer, headers } = error
    const told = toldTo(session, name, answer) as HttpError['answer']
    return Object.assign(error, { status, answer: told, headers })
  }
  if (!(error instanceof ConflictError)) return error
  return Object.assign(error, { current: toldTo(session, name, error.current) })
}
