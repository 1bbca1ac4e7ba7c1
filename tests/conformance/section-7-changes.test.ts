import { describe, expect, test } from 'vitest'
import { actionText, changeTexts, kindText } from '#src/features/admin/log/entry-text.ts'
import { createFormat } from '#src/i18n/format.ts'
import { t } from '#tests/commands/support.ts'
import { changingCalls, playCall, rowOf } from './section-7-play.ts'
import { NOW } from './wire.ts'

/** Changes that leave no entry in the log, and why. */
const UNLOGGED: Readonly<Record<string, string>> = {
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
    differences: ['orders NK-2026-004662 deliveredOn', 'transports tra-nk004662 deliveryLeftAt'],
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

/** `tar-nordkurs-41`, `cus-001`: ids that no one outside of the program knows. */
const ID = /\b[a-z]{3}-(?:nordkurs-[a-z0-9.]+|nk-?[a-z0-9-]*\d+|\d{3,})\b/

/** `inReview`, `AT_PICKUP`, `role_changed`: names of the program. */
const PROGRAM_NAME = /\b[a-z]+[A-Z][a-z]+\b|\b[A-Z]+_[A-Z]+\b|\b[a-z]+_[a-z]+\b/

const ENGLISH_CODES = [
  ...['draft', 'scheduled', 'running', 'sent', 'issued', 'paid', 'cancelled', 'received', 'approved', 'disputed'],
  ...[
    'open',
    'accepted',
    'rejected',
    'proposed',
    'processed',
    'ignored',
    'inquiry',
    'converted',
    'planned',
    'assigned',
  ],
  ...['done', 'none', 'queued', 'weekly', 'monthly', 'fortnightly', 'single', 'collective', 'high', 'low', 'damage'],
  ...['TRUCK', 'TAUTLINER', 'NOTIFIED', 'ASSIGNED', 'returned', 'exchanged', 'undefined', 'null', 'true', 'false'],
]
const ENGLISH = new RegExp(`\\b(?:${ENGLISH_CODES.join('|')})\\b`)

describe('An entry of the log', () => {
  const format = createFormat('de', () => NOW)
  const linesOf = (entry: Parameters<typeof changeTexts>[0]) =>
    changeTexts(entry, t, format).map(({ field, from, to }) => `${field}: ${from} → ${to}`)

  test('says its record, what was done, and of each field old and new in words', async () => {
    const bare: string[] = []
    const foreign: string[] = []
    let count = 0
    for (const name of changingCalls) {
      for (const entry of (await playCall(name)).entries) {
        count += 1
        const lines = linesOf(entry)
        const action = actionText(entry, t)
        if (action === 'geändert' && lines.length === 0) bare.push(`${name}: ${entry.kind} ${entry.action}`)
        // An address of e-mail is written as it is.
        const texts = [kindText(entry, t), action, entry.recordName, ...lines].map((text) =>
          text.replace(/\S+@\S+/g, ''),
        )
        const isForeign = (text: string) => ID.test(text) || PROGRAM_NAME.test(text) || ENGLISH.test(text)
        foreign.push(...texts.filter(isForeign).map((text) => `${name}: ${text}`))
      }
    }
    expect({ bare, foreign }).toEqual({ bare: [], foreign: [] })
    expect(count).toBeGreaterThan(180)
  })

  test('of a payment, a dunning, a state and a name by id is read in full', async () => {
    const told = async (name: (typeof changingCalls)[number]) =>
      (await playCall(name)).entries.slice(0, 1).flatMap(linesOf)
    expect(await told('invoices.pay')).toEqual([
      'Bezahlt: 0,00 € → 1,00 €',
      'Offen: 642,60 € → 641,60 €',
      'Zahlungen: – → Fr 20.11.2026 1,00 €',
    ])
    expect(await told('invoices.remind')).toEqual(['Mahnungen: – → Mo 23.11.2026 2', 'Mahnstufe: 1 → 2'])
    expect(await told('campaigns.schedule')).toEqual(['Status: Entwurf → Geplant', 'Versand: – → 11.01.2027 09:00'])
    const change = { field: 'buyerReference', from: undefined, to: '04011000-12345-03' }
    expect(linesOf({ kind: 'partner', changes: [change] })).toEqual([
      'Leitweg-ID, Bestellzeichen: – → 04011000-12345-03',
    ])
  })

  test('names who is there no more, by what they were called', async () => {
    const nameIn = async (name: (typeof changingCalls)[number]) => (await playCall(name)).entries[0]?.recordName
    expect(await nameIn('tariffs.delete')).toBe('Hansekontor Kaffeerösterei GmbH')
    expect(await nameIn('documents.delete')).toBe('Notiz.pdf')
    expect(await nameIn('users.withdraw')).toBe('Imke Ahrens')
  })
})
