import { AsyncLocalStorage } from 'node:async_hooks'
import { Database } from '#mock-server/store/memory/database.ts'

/** In every test of the server: the one who runs inside of a transaction opens no other one, by whichever way he comes to a store. */
const running = new AsyncLocalStorage<string>()
// oxlint-disable-next-line typescript/unbound-method -- called with its own database below
const { alone } = Database.prototype

Database.prototype.alone = function guarded(this: Database, tenantId, work) {
  const outer = running.getStore()
  if (outer !== undefined) throw new Error(`A transaction in ${tenantId} is opened inside of one in ${outer}`)
  return alone.call(this, tenantId, (transaction) => running.run(tenantId, () => work(transaction))) as never
}
