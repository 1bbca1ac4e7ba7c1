import type { Row } from '../../store/models.ts'
import { NO_TENANT } from '../../store/store.ts'
import type { StoreOf } from './session.ts'

/** A user by e-mail in any tenant, case-insensitive: the login form has no field for the tenant. */
export async function findUser(storeOf: StoreOf, email: string): Promise<Row<'users'> | undefined> {
  const wanted = email.trim().toLowerCase()
  for (const { id } of await storeOf(NO_TENANT).all('tenants')) {
    const user = await storeOf(id).first('users', { email: wanted })
    if (user) return user
  }
  return undefined
}
