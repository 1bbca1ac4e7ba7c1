import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { toasts } from './orders-support.tsx'
import { createTestServer } from '#tests/support/test-server.ts'
import { visit } from '#tests/support/visit.ts'

const DISPO = 'dispo@nordkurs.example'

interface ReadSample {
  name: string
  value: string
  confidence?: number
  alternatives?: { value: string; text?: string; confidence: number }[]
}

/** A document of the seed with a file of this type that nobody has checked, read as said; what its order says comes first. */
async function openRead(fields: (order: { weight?: number; orderNumber: string }) => ReadSample[]) {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const store = server.store('nordkurs')
  const [document] = await store.all('documents', { kind: 'pod', verified: false, mimeType: 'application/pdf' })
  const order = await store.find('orders', document?.orderId ?? '')
  if (document === undefined || order === undefined) throw new Error('The seed has no unchecked proof')
  await store.patch('documents', document.id, { ocrProcessed: true, extractedData: { 'order.number': 'alt' } })
  const box = { left: 120, top: 100, width: 60, height: 12 }
  await store.insert('documentReadings', {
    id: document.id,
    status: 'done',
    fields: fields(order).map((field) => {
      return { confidence: 0.97, doubts: [], alternatives: [], source: 'Zeile', page: 1, box, ...field }
    }),
  })
  const app = await openApp({ path: `/documents?panels=document:${document.id}`, account: DISPO, server })
  await expect.poll(rows).not.toEqual([])
  await press('w', '2')
  return { ...app, document, order }
}

const panel = () => document.querySelector<HTMLElement>('aside[data-panel]')
const rows = () => [...document.querySelectorAll('[data-reading]')].map((row) => row.getAttribute('aria-label') ?? '')
const focused = () => document.activeElement?.getAttribute('aria-label')
const boxes = () =>
  [...document.querySelectorAll('aside [data-box]')].map((box) => [
    box.getAttribute('aria-label'),
    box.hasAttribute('data-current') ? 'aktuell' : '',
  ])
const head = () => panel()?.querySelector('header')?.innerText.replaceAll(/\s+/g, ' ')
const paper = () => document.querySelector<HTMLElement>('[data-shown-page]')
const held = async ({ server }: OpenApp, id: string) => server.store('nordkurs').find('documents', id)

/** Weight and number of pieces differ from the order, its number is the same. */
const twoDoubtful = (order: { weight?: number; orderNumber: string }): ReadSample[] => [
  { name: 'order.number', value: order.orderNumber },
  { name: 'cargo.weightKg', value: '1' },
  { name: 'cargo.loadingMeters', value: '77', confidence: 0.57, alternatives: [{ value: '7', confidence: 0.4 }] },
]

describe('The fields of a document', () => {
  test('are held against its order and walked by Tab and arrows with their boxes, which go with the page when it is turned and enlarged; a value is typed by e and is there after the panel was closed', async () => {
    const app = await openRead(twoDoubtful)
    const { order } = app
    expect(rows()).toEqual([
      `Auftrag: ${order.orderNumber}, 97 %, sicher`,
      `Gewicht: 1 kg, 97 %, prüfen, Im Auftrag steht: ${order.weight?.toLocaleString('de-DE')} kg`,
      expect.stringContaining('Lademeter: 77,0 LDM, 57 %, prüfen, Im Auftrag steht: '),
    ])
    expect(panel()?.innerText).toContain('1 stimmen')
    expect(panel()?.innerText).toContain('2 prüfen')
    expect(focused()).toContain('Gewicht: 1 kg')
    await expect.poll(() => boxes().length).toBe(3)
    expect(boxes()[1]).toEqual(['Gewicht 97 %', 'aktuell'])
    await userEvent.keyboard('{Tab}')
    expect(focused()).toContain('Lademeter')
    await expect.poll(() => boxes()[2]).toEqual(['Lademeter 57 %', 'aktuell'])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(focused()).toContain('Gewicht')
    await press('ArrowUp')
    expect(focused()).toContain(`Auftrag: ${order.orderNumber}`)
    await press('l')
    await expect.poll(boxes).toEqual([])
    await press('l')
    await expect.poll(() => boxes().length).toBe(3)
    document.querySelector<HTMLElement>('[data-box="cargo.loadingMeters"]')?.click()
    await expect.poll(focused).toContain('Lademeter')
    await expect.poll(() => boxes().length).toBe(3)
    const size = () => [paper()?.offsetWidth ?? 0, paper()?.offsetHeight ?? 0] as const
    const [width, height] = size()
    expect(height).toBeGreaterThan(width)
    await press('+')
    await expect.poll(() => size()[0]).toBeGreaterThan(width)
    await press('0')
    await expect.poll(size).toEqual([width, height])
    const before = document.querySelector<HTMLElement>('aside [data-box]')?.style.left
    await press('d')
    await expect.poll(() => size()[0] > size()[1]).toBe(true)
    expect(document.querySelector<HTMLElement>('aside [data-box]')?.style.left).not.toBe(before)
    await expect.poll(head).toContain('Seite 1 von 1')
    expect(head()).toContain(app.document.name)
    expect(head()).toContain('Ablieferbeleg Ungeprüft')
    await press('ArrowUp')
    await expect.poll(focused).toContain('Gewicht: 1 kg')
    const CHOSEN = ['Gewicht: 12.500 kg, bestätigt', expect.stringMatching(/^Lademeter: 77,0 LDM, bestätigt/)]
    await press('e')
    await expect.element(page.getByRole('textbox', { name: 'Gewicht' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(focused).toContain('Gewicht: 1 kg')
    await press('e')
    await userEvent.fill(page.getByRole('textbox', { name: 'Gewicht' }), '12.500 kg')
    await userEvent.keyboard('{Enter}')
    await expect.poll(focused).toContain('Lademeter')
    expect(rows()[1]).toBe('Gewicht: 12.500 kg, bestätigt')
    await press('1')
    await expect.poll(() => rows().slice(1)).toEqual(CHOSEN)
    await press('Escape')
    await expect.poll(panel).toBeNull()
    expect(
      Object.keys(localStorage).filter((name) => name.includes(`document-fields.${app.document.id}`)),
    ).toHaveLength(1)
    history.back()
    await expect.poll(() => rows().slice(1)).toEqual(CHOSEN)
  })

  test('Digits take a proposal and go on; Geprüft goes to what is left first, then keeps all and is taken back', async () => {
    const app = await openRead(twoDoubtful)
    const { document, order } = app
    await press('ctrl+Enter')
    await expect.poll(focused).toContain('Gewicht')
    expect((await held(app, document.id))?.verified).toBe(false)
    expect(panel()?.innerText).toContain('Noch 2 Felder prüfen')
    await press('2')
    await expect.poll(focused).toContain('Lademeter')
    expect(rows()[1]).toBe(`Gewicht: ${order.weight?.toLocaleString('de-DE')} kg, bestätigt`)
    expect(panel()?.innerText).toContain('Noch 1 Feld prüfen')
    await press('1')
    await expect.poll(() => globalThis.document.activeElement?.textContent).toContain('Geprüft')
    expect(panel()?.innerText).toContain(`Danach ist ${order.orderNumber} abrechenbar`)
    await press('ctrl+Enter')
    await expect.poll(toasts).toContain(`${document.name} ist geprüft`)
    expect(await held(app, document.id)).toMatchObject({
      verified: true,
      extractedData: {
        'order.number': order.orderNumber,
        'cargo.weightKg': String(order.weight),
        'cargo.loadingMeters': '77',
      },
    })
    await press('ctrl+z')
    await expect.poll(async () => (await held(app, document.id))?.verified).toBe(false)
    await press('ctrl+z')
    await expect.poll(async () => (await held(app, document.id))?.extractedData).toEqual({ 'order.number': 'alt' })
  })
})

describe('A document that is looked at', () => {
  test('says that no page draws it and shows no picture of it, whatever it calls itself, or that it is damaged', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    await server.ready
    const store = server.store('nordkurs')
    await store.patch('documents', 'doc-0042', { mimeType: 'image/svg+xml', name: 'Bild.svg' })
    await store.patch('documents', 'doc-0006', { mimeType: 'application/pdf' })
    const { fetch } = server
    server.fetch = async (input, init) =>
      String(input instanceof Request ? input.url : input).endsWith('/download')
        ? new Response('MZ', {
            headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="Beleg.pdf"' },
          })
        : fetch(input, init)
    await openApp({ path: '/documents?panels=document:doc-0042', account: DISPO, server })
    await expect.poll(() => panel()?.innerText).toContain('Keine Vorschau')
    expect(panel()?.querySelectorAll('img, canvas, iframe, object, embed')).toHaveLength(0)
    visit('/documents?panels=document:doc-0006')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Datei beschädigt')
  })
})
