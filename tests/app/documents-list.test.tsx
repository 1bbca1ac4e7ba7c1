import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { address, focusedRow, panelTitles, section, tableText, toasts, selectedRows } from './orders-support.tsx'
import { createTestServer } from '#tests/support/test-server.ts'
import { visit } from '#tests/support/visit.ts'

const ADMIN = 'admin@nordkurs.example'
const DISPO = 'dispo@nordkurs.example'
const RETAINED = 'Als Nachweis der Beförderung bis 31.12.2034 aufzubewahren (§ 147 AO)'

const storeOf = ({ server }: OpenApp) => server.store('nordkurs')
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const question = (name: string) => page.getByRole('alertdialog', { name })
const tabs = () =>
  [...document.querySelectorAll<HTMLElement>('main nav button')].map((tab) => tab.innerText.split('\n')[0] ?? '')
const currentTab = () => document.querySelector('main [aria-current="page"]')?.textContent ?? ''

async function openDocuments(search = '', options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: `/documents${search}`, account: ADMIN, ...options })
  await expect.poll(focusedRow).toBeTruthy()
  return app
}

/** A fresh backend that writes down what it is asked, with the query. */
function watchedServer(): { server: OpenApp['server']; sent: { method: string; url: URL }[] } {
  const server = createTestServer({ now: () => TEST_NOW })
  const sent: { method: string; url: URL }[] = []
  const { fetch } = server
  server.fetch = (input, init) => {
    const request = input instanceof Request ? input : undefined
    const url = new URL(request?.url ?? String(input), location.href)
    sent.push({ method: request?.method ?? init?.method ?? 'GET', url })
    return fetch(input, init)
  }
  return { server, sent }
}

/** Takes the choice of this name on the palette's second page. */
async function choose(name: string): Promise<void> {
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard(name)
  await expect.element(page.getByRole('option').first()).toHaveTextContent(name)
  await userEvent.keyboard('{Enter}')
}

describe('The screen of documents', () => {
  test('has the unchecked ones behind 1, all behind 2, deliveries without a checked proof behind 3 and g q, and says how many are to be checked and read', async () => {
    const { server, sent } = watchedServer()
    await openDocuments('', { server })
    const limits = sent
      .filter(({ url }) => url.pathname === '/api/v1/documents')
      .map(({ url }) => url.searchParams.get('limit'))
    expect(limits).toContain('20')
    expect(tabs()).toEqual(['Ungeprüft', 'Alle', 'Ablieferbelege fehlen', 'Hochladen'])
    expect(currentTab()).toContain('Alle')
    const store = server.store('nordkurs')
    const [unread, read] = [
      await store.count('documents', { verified: false }),
      await store.count('documents', { ocrProcessed: true }),
    ]
    await expect
      .poll(() => document.querySelector('main header')?.textContent)
      .toContain(`${unread} ungeprüft · ${read} ausgelesen`)
    await press('1')
    await expect.poll(address).toContain('tab=unchecked')
    await expect.poll(() => new Set(tableText(50).map((row) => row.split(' | ')[3]))).toEqual(new Set(['Ungeprüft']))
    await press('2')
    await expect.poll(address).not.toContain('tab=')
    await press('g', 'q')
    await expect.poll(address).toContain('tab=proofs')
    const open = await store.count('orders', { status: 'DELIVERED', proofOfDeliveryVerified: false })
    await expect.poll(() => document.querySelectorAll('main tr[data-index]').length).toBe(open)
    expect(new Set(tableText(50).map((row) => row.split(' | ')[1]))).toEqual(new Set(['Ungeprüft']))
  })
})

describe('A document', () => {
  test('is edited in its panel, where its history says so, and given an order by z; a number no order has stays typed and says why', async () => {
    const app = await openDocuments()
    await press(' ', 'w', '2')
    await expect.poll(panelTitles).not.toEqual([])
    await press('e')
    await choose('Schlagwörter')
    await expect.element(page.getByRole('textbox', { name: 'Schlagwörter' })).toHaveFocus()
    await userEvent.keyboard('Zoll, zoll; Wiegeschein{Enter}')
    const [name] = panelTitles()
    const tags = async () => (await storeOf(app).first('documents', { name: name ?? '' }))?.tags
    await expect.poll(tags).toEqual(['Zoll', 'Wiegeschein'])
    expect(section('Dokument')).toContain('Zoll, Wiegeschein')
    await expect.poll(() => section('Verlauf').join(' ')).toContain('Schlagwörter – → Zoll, Wiegeschein')
    await press('ctrl+z')
    await expect.poll(tags).toEqual([])
    await press('w', '1', 'Escape')
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow).toBeTruthy()
    const before = tableText(1)[0]?.split(' | ')[2] ?? ''
    await press('z')
    const asked = dialog('Dokument einem Auftrag zuordnen')
    const number = asked.getByRole('textbox', { name: 'Auftragsnummer' })
    await expect.element(number).toHaveValue(before)
    await number.fill('nk-2026-999999')
    await userEvent.keyboard('{Enter}')
    await expect.element(asked.getByText('Auftrag NK-2026-999999 wurde nicht gefunden')).toBeVisible()
    await expect.element(number).toHaveValue('nk-2026-999999')
    await number.fill('nk-2026-004711')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => tableText(1)[0]?.split(' | ')[2]).toBe('NK-2026-004711')
    const order = await storeOf(app).find('orders', 'NK-2026-004711')
    const document = await storeOf(app).first('documents', { orderId: 'NK-2026-004711' })
    expect(document?.transportId).toBe(order?.transportId)
    await press('o')
    await expect.poll(panelTitles).toEqual(['NK-2026-004711'])
  })
})

describe('Several documents', () => {
  /** A backend whose two newest documents need not be retained, while the third is a proof of delivery. */
  async function withNotes() {
    const watched = watchedServer()
    await watched.server.ready
    const store = watched.server.store('nordkurs')
    const newest = await store.all('documents', {}, [{ field: 'uploadedAt', order: 'desc' }])
    for (const [index, { id }] of newest.slice(0, 3).entries()) {
      await store.patch('documents', id, { kind: index < 2 ? 'other' : 'pod' })
    }
    return watched
  }

  test('get their kind in one call after a look at what would happen, are deleted in one after a question but for those to be retained, and one Strg+Z takes back each', async () => {
    const { server, sent } = await withNotes()
    const app = await openDocuments('', { server })
    const names = tableText(3).map((row) => row.split(' | ')[0] ?? '')
    const kinds = async () => {
      const found = await Promise.all(names.map((name) => storeOf(app).first('documents', { name })))
      return found.map((document) => document?.kind)
    }
    const before = await kinds()
    expect(before).toEqual(['other', 'other', 'pod'])
    await press('x', 'shift+J', 'shift+J', 's')
    await choose('Transportauftrag')
    await expect
      .element(dialog('Art Transportauftrag · 3 Dokumente').getByText('3 von 3 werden geändert'))
      .toBeVisible()
    expect(await kinds()).toEqual(before)
    await press('ctrl+Enter')
    await expect.poll(kinds).toEqual(['transportOrder', 'transportOrder', 'transportOrder'])
    const calls = sent.filter(({ method, url }) => method === 'PATCH' && url.pathname === '/api/v1/documents/bulk')
    expect(calls).toHaveLength(2)
    await expect.poll(() => document.querySelector('dialog[open]')?.textContent).toContain('Schließen')
    await press('Escape')
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
    await press('ctrl+z')
    await expect.poll(kinds).toEqual(before)
    await press('Escape')
    await expect.poll(selectedRows).toEqual([])
    const count = await storeOf(app).count('documents')
    const deletions = () => sent.filter(({ method }) => method === 'DELETE').map(({ url }) => url.pathname)
    await press('k', 'k', 'x', 'shift+J', 'shift+J', 'Delete')
    await expect.element(question('2 Dokumente löschen?')).toHaveTextContent(`1 wird nicht gelöscht: ${RETAINED}`)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => storeOf(app).count('documents')).toBe(count - 2)
    expect(deletions()).toEqual(['/api/v1/documents/bulk'])
    await expect.poll(toasts).toContain('2 von 3 Dokumenten gelöscht')
    expect(toasts()).toContain(`${names[2]}: ${RETAINED}`)
    await press('ctrl+z')
    await expect.poll(() => storeOf(app).count('documents')).toBe(count)
  })

  test('to be retained say until when, and are neither deleted nor turned into something that could be; a word of one’s own marks them and is offered from then on', async () => {
    const { server, sent } = await withNotes()
    const app = await openDocuments('', { server })
    await press('j', 'j', 'Delete')
    await expect.poll(toasts).toContain(RETAINED)
    expect(document.querySelector('[role="alertdialog"]')).toBeNull()
    await press('s')
    await userEvent.keyboard('Sonstiges')
    const why = 'Bis 31.12.2034 aufzubewahren (§ 147 AO): Als diese Art ließe sich das Dokument löschen'
    await expect.element(page.getByRole('option').first()).toHaveTextContent(why)
    await press('Escape')
    expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([])
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
    const marked = async () => {
      const all = await storeOf(app).all('documents')
      return all.filter(({ tags }) => tags.includes('Reklamation')).length
    }
    await press('h')
    await choose('Anderes Schlagwort')
    await expect.element(dialog('Schlagwort hinzufügen').getByRole('textbox', { name: 'Schlagwort' })).toHaveFocus()
    await userEvent.keyboard('Reklamation{Enter}')
    await expect.poll(marked).toBe(1)
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
    await press('j', 'h')
    await choose('Reklamation')
    await expect.poll(marked).toBe(2)
    await press('shift+H')
    await choose('Reklamation')
    await expect.poll(marked).toBe(1)
  })
})

describe('A proof of delivery', () => {
  test('is opened by o and checked: the order is billable, its transport done, its row gone; Strg+Z takes all back', async () => {
    const app = await openDocuments('?tab=proofs', { account: DISPO })
    const [number = ''] = tableText(1)[0]?.split(' | ') ?? []
    const state = async () => {
      const order = await storeOf(app).find('orders', number)
      const transport = await storeOf(app).find('transports', order?.transportId ?? '')
      return [order?.proofOfDeliveryVerified, transport?.status]
    }
    expect(await state()).toEqual([false, 'DELIVERED'])
    await press('o')
    await expect.poll(() => panelTitles()[0]).toContain(number)
    await press('shift+V')
    await expect.poll(state).toEqual([true, 'COMPLETED'])
    await expect.poll(() => tableText(50).map((row) => row.split(' | ')[0])).not.toContain(number)
    await press('ctrl+z')
    await expect.poll(state).toEqual([false, 'DELIVERED'])
    await expect.poll(() => tableText(50).map((row) => row.split(' | ')[0])).toContain(number)
  })
})

describe('Documents stand on what they belong to', () => {
  test('on order, transport, partner, vehicle and driver; Enter opens one beside', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    await server.ready
    const store = server.store('nordkurs')
    const [vehicle, driver] = [await store.first('vehicles', {}), await store.first('drivers', {})]
    const found = await store.first('documents', {
      kind: 'cmr',
      partnerId: { exists: true },
      transportId: { exists: true },
    })
    const id = found?.id ?? ''
    const document = await store.patch('documents', id, { vehicleId: vehicle?.id, driverId: driver?.id })
    const panelOf = (kind: 'order' | 'transport' | 'partner' | 'vehicle' | 'driver') =>
      `${kind}:${document[`${kind}Id`]}`
    await openDocuments(`?panels=${panelOf('order')}`, { server, account: DISPO })
    for (const kind of ['order', 'transport', 'partner', 'vehicle', 'driver'] as const) {
      visit(`/documents?panels=${panelOf(kind)}`)
      await expect.poll(panelTitles, { message: kind }).toHaveLength(1)
      await expect.poll(() => section('Dokumente'), { message: kind }).toContain(document.name)
      expect(section('Dokumente')).toContain('CMR-Frachtbrief')
      page.getByRole('complementary').getByRole('button', { name: document.name }).element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(panelTitles).toContain(document.name)
    }
  })
})

test('A template of documents is made, changed and deleted by keyboard, and comes back by Strg+Z', async () => {
  const app = await openDocuments()
  const templates = async () => (await storeOf(app).all('documentTemplates')).map(({ name, fields }) => [name, fields])
  const run = async (name: string) => {
    await press('ctrl+k')
    await choose(name)
  }
  await run('Dokumentvorlagen')
  await choose('Neue Vorlage')
  await expect.element(dialog('Neue Vorlage').getByRole('textbox', { name: 'Name der Vorlage' })).toHaveFocus()
  await userEvent.keyboard('Wiegeschein{Tab}{Tab}Auftrag{Enter}Gewicht{Control>}{Enter}{/Control}')
  await expect.poll(templates).toEqual([['Wiegeschein', ['Auftrag', 'Gewicht']]])
  await expect.poll(() => toasts()[0]).toBe('Wiegeschein: angelegt')
  await run('Dokumentvorlagen')
  await choose('Wiegeschein')
  const fields = dialog('Vorlage ändern').getByRole('textbox', { name: 'Felder' })
  await expect.element(fields).toHaveValue('Auftrag\nGewicht')
  await fields.fill('Gewicht, Kennzeichen')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(templates).toEqual([['Wiegeschein', ['Gewicht', 'Kennzeichen']]])
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  await run('Dokumentvorlage löschen')
  await choose('Wiegeschein')
  await expect.element(question('Wiegeschein löschen?')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(templates).toEqual([])
})
