import { DEMO_HASH, DEMO_PASSWORD } from '../../ports/demo-accounts.ts'
import type { Row } from '../../store/models.ts'
import { NO_TENANT, type DatabasePort } from '../../store/store.ts'
import { isPasswordHash, type Passwords } from './passwords.ts'

type Account = Pick<Row<'users'>, 'email' | 'password'>

/** Whether a row of an older version keeps its password as it was typed. */
const isClear = ({ password }: Account): boolean =>
  password !== '' && password !== DEMO_HASH && !isPasswordHash(password)

/** What is kept of the password of an account, whatever version has kept it. Addresses under `.example` are the demonstration's. */
export async function keptPassword(account: Account, passwords: Pick<Passwords, 'hash'>): Promise<string> {
  if (!isClear(account)) return account.password
  const isSeeded = account.password === DEMO_PASSWORD && account.email.endsWith('.example')
  return isSeeded ? DEMO_HASH : passwords.hash(account.password)
}

/** Hashes the passwords that an older version has kept as they were typed. */
export async function hashClearPasswords(
  database: Pick<DatabasePort, 'store'>,
  passwords: Pick<Passwords, 'hash'>,
): Promise<void> {
  for (const { id: tenantId } of await database.store(NO_TENANT).all('tenants')) {
    const store = database.store(tenantId)
    const accounts = await store.all('users')
    for (const account of accounts.filter(isClear)) {
      const password = await keptPassword(account, passwords)
      await store.patch('users', account.id, { password }, { keepsVersion: true })
    }
  }
}
