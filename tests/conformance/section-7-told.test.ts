import { expect, test } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { countOfLog } from '#mock-server/resources/audit/log.ts'
import { callRows as table } from './section-7-rows.ts'
import { wire } from './wire.ts'

/** Changes that leave no entry in the log, and why. */
const UNLOGGED: Readonly<Record<string, string>> = {
  'auth.clearCookie': 'the cookie of the caller alone: signing in and out stand in the log',
  'auth.refresh': 'a session that goes on: its beginning stands in the log',
  'auth.setCookie': 'the cookie of the caller alone: signing in and out stand in the log',
  'billingRuns.halt': 'a run that waits: what it bills stands in the log, invoice by invoice',
  'billingRuns.resume': 'a run that goes on: what it bills stands in the log, invoice by invoice',
  'ocr.status': 'it only reads',
  ...Object.fromEntries(
    ['calculatePrice', 'findCarriers', 'setCargo', 'setCustomer', 'setDelivery', 'setPickup'].map((step) => [
      `wizard.${step}`,
      'a draft of one person; the order that is made of it stands in the log',
    ]),
  ),
}

const SIGN_IN = 'it opens or ends a session of the caller and changes no record of the tenant'
const DRAFT = 'the session of the wizard is the draft of one person; the order it makes is told of'

/** Changes of which nobody is told live, and why. */
const UNTOLD: Readonly<Record<string, string>> = {
  'auditLogs.create': 'it adds to the log what another call, which is told of, has changed',
  'auth.clearCookie': SIGN_IN,
  'auth.login': SIGN_IN,
  'auth.logout': SIGN_IN,
  'auth.refresh': SIGN_IN,
  'auth.register': 'the company of the row is new: nobody listens in its tenant yet',
  'auth.setCookie': SIGN_IN,
  'auth.switchTenant': SIGN_IN,
  'importMappings.put': 'which column is which is a habit of one sender, no record; it is asked for with each import',
  'numbering.change':
    'a series is no record of a kind; it is asked for when its screen opens, and the log names the change',
  'ocr.status': 'it only reads',
  'users.endSessions': 'the sessions end at once, and their sockets with them; the account stays as it was',
  'wizard.calculatePrice': DRAFT,
  'wizard.findCarriers': DRAFT,
  'wizard.setCargo': DRAFT,
  'wizard.setCustomer': DRAFT,
  'wizard.setDelivery': DRAFT,
  'wizard.setPickup': DRAFT,
  'wizard.start': DRAFT,
}

const changing = (Object.keys(table) as EndpointName[]).filter(
  (name) => endpoints[name].method !== 'GET' && table[name]?.reads !== true,
)

/** How much more there is in the log and among what is told of the tenant after the call of a row. */
async function tracesOf(name: EndpointName) {
  const backend = wire()
  const row = table[name]
  if (row === undefined) throw new Error(`No row for ${name}`)
  for (const [line, body] of row.before ?? []) {
    const as = row.beforeAs === 'another' ? 'dispatcher' : (row.beforeAs ?? 'dispatcher')
    await backend.send(line, { as, body })
  }
  await backend.tokenOf('admin')
  const store = backend.server.store('nordkurs')
  const count = async () => [await countOfLog(store), await store.count('outbox')] as const
  const before = await count()
  const [method = '', own = ''] = row.call.split(' ')
  const { status } = await backend.send(`${method} ${row.path ?? own}`, { body: row.body })
  const after = await count()
  return { status, done: row.status ?? 200, logged: after[0] - before[0], told: after[1] - before[1] }
}

test('Every change is in the log and told to those who listen in the tenant, or it is said why not', async () => {
  const unlogged: string[] = []
  const untold: string[] = []
  for (const name of changing) {
    const { status, done, logged, told } = await tracesOf(name)
    expect([name, status]).toEqual([name, done])
    // Of what is refused there is nothing to tell.
    if (done >= 400) continue
    if (logged <= 0) unlogged.push(name)
    if (told <= 0) untold.push(name)
  }
  expect({ unlogged: unlogged.toSorted(), untold: untold.toSorted() }).toEqual({
    unlogged: Object.keys(UNLOGGED).toSorted(),
    untold: Object.keys(UNTOLD).toSorted(),
  })
}, 240_000)
