import { describe, expect, test } from 'vitest'
import { changingCalls, playCall, rowOf } from './section-7-play.ts'

const OWN_ACCOUNT = 'the account of the caller alone'

/** Changes that leave no entry in the log, and why. */
const UNLOGGED: Readonly<Record<string, string>> = {
  'auth.changePassword': OWN_ACCOUNT,
  'auth.changeProfile': OWN_ACCOUNT,
  'auth.clearCookie': 'the cookie of the caller alone: signing in and out stand in the log',
  'auth.register': 'the company of the row is new: the log of its own tenant begins with it',
  'auth.switchTenant': 'the session begins in the other tenant, whose log it is in',
  'auth.refresh': 'a session that goes on: its beginning stands in the log',
  'auth.setCookie': 'the cookie of the caller alone: signing in and out stand in the log',
  'billing.run': 'a run that starts: what it bills stands in the log, invoice by invoice',
  'billingRuns.halt': 'a run that waits: what it bills stands in the log, invoice by invoice',
  'billingRuns.resume': 'a run that goes on: what it bills stands in the log, invoice by invoice',
  'campaigns.test': 'it goes to the sender alone; the campaign stays a draft',
  'emails.open': 'that a message was read changes nothing of what it says',
  'importMappings.put': 'which column is which is a habit of one sender, no record',
  'ocr.status': 'it only reads',
  'users.endSessions': 'the sessions end; their beginnings stand in the log',
  ...Object.fromEntries(
    ['calculatePrice', 'findCarriers', 'setCargo', 'setCustomer', 'setDelivery', 'setPickup', 'start'].map((step) => [
      `wizard.${step}`,
      'a draft of one person; the order that is made of it stands in the log',
    ]),
  ),
}

const SIGN_IN = 'it opens or ends a session of the caller and changes no record of the tenant'
const DRAFT = 'the session of the wizard is the draft of one person; the order it makes is told of'

/** Changes that are not published to the live connections, and why. */
const UNPUBLISHED: Readonly<Record<string, string>> = {
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

/** What stays as it is when the change is taken back, and why. */
const REMAINING: Readonly<Record<string, { reason: string; differences: readonly string[] }>> = {
  'documents.undo': {
    reason: 'what has been reported of a truck stays known',
    differences: ['transports tra-nk004662 deliveryLeftAt'],
  },
  'tours.plan': {
    reason: 'the order is assigned anew: nobody has been notified of that yet',
    differences: [
      'orders NK-2026-004711 transportStatus',
      'transports tra-nk004711 status',
      'transports tra-nk004711 progress',
    ],
  },
  'tours.unplan': {
    reason: 'the load of the order is assigned as the order is',
    differences: ['loads loa-nk004748'],
  },
}

/** Events that are only history: the server refuses to take them back. */
const FINAL: readonly string[] = ['users.resend']

describe('Every change', () => {
  test.each(changingCalls)('%s is in the log and published to the tenant, or the table says why not', async (name) => {
    const { answer, logged, published } = await playCall(name)
    const { status = 200 } = rowOf(name)
    expect(answer.status).toBe(status)
    // Of what is refused there is nothing to publish.
    if (status >= 400) return
    expect({ isLogged: logged > 0, isPublished: published > 0 }).toEqual({
      isLogged: !(name in UNLOGGED),
      isPublished: !(name in UNPUBLISHED),
    })
  })

  test('that the tables name is one of section 7', () => {
    const tables = [UNLOGGED, UNPUBLISHED, REMAINING].flatMap((table) => Object.keys(table))
    expect(tables.filter((name) => !changingCalls.some((known) => known === name))).toEqual([])
  })
})

test('A change whose answer names its event is taken back by it, with all that followed', async () => {
  const differences: Record<string, readonly string[]> = {}
  const refused: string[] = []
  let count = 0
  for (const name of changingCalls) {
    const { undo } = await playCall(name)
    if (undo === undefined) continue
    count += 1
    if (undo.status !== 200) refused.push(name)
    if (undo.differences.length > 0) differences[name] = undo.differences
  }
  const remaining = Object.entries(REMAINING).map(([name, entry]) => [name, entry.differences] as const)
  expect({ refused, differences }).toEqual({ refused: FINAL, differences: Object.fromEntries(remaining) })
  expect(count).toBeGreaterThan(150)
})
