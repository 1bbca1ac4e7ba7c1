import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

/** Rotterdam to Bertrange, dangerous goods of class 9, a hired carrier. */
const abroad = 'NK-2026-004696'
/** Methanol, which rides with paint for the same dealer. */
const onTour = 'NK-2026-004746'

const paper = () => document.querySelector<HTMLElement>('article.paper')
const lines = (root: Element | null | undefined) =>
  (root instanceof HTMLElement ? root.innerText : '').split(/[\n\t]+/).filter((line) => line.trim() !== '')
/** A row of names and values, as `name: value`. */
const facts = (title: string) =>
  [...(paper()?.querySelectorAll(`section[aria-label="${title}"] dt`) ?? [])].map(
    (name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`,
  )
const note = () => document.querySelector('.print-layer [role="status"]')?.textContent ?? ''
const title = () => document.querySelector('.print-layer h2')?.textContent

async function openPaper(search: string, id = abroad, options: Parameters<typeof openApp>[0] = {}) {
  const app = await openApp({ path: `/orders/${id}/papers${search}`, account: 'dispo@nordkurs.example', ...options })
  await expect.poll(paper, { timeout: 50_000 }).toBeTruthy()
  return app
}

function watchPrint() {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  return print
}

describe('the copies of a consignment note', () => {
  test('a chooses the next copy; the address remembers it; on a narrow screen nothing of the bar stands outside', async () => {
    await openPaper('?paper=cmr')
    expect(lines(paper())[0]).toBe('1 Exemplar für den Absender (rot)')
    await press('a', 'a')
    await expect.poll(() => lines(paper())[0]).toBe('3 Exemplar für den Frachtführer (grün)')
    await expect.poll(() => new URLSearchParams(location.search).get('copy')).toBe('3')
    await press('a', 'a')
    await expect.poll(() => lines(paper())[0]).toBe('1 Exemplar für den Absender (rot)')
    await page.viewport(320, 700)
    onTestFinished(() => page.viewport(1280, 800))
    const buttons = () => [...document.querySelectorAll('.print-layer [data-screen-only] button')]
    const outside = () => buttons().filter((button) => button.getBoundingClientRect().right > 320)
    await expect.poll(outside).toEqual([])
  })
})

describe('what is missing or hostile', () => {
  test('stays an empty line or plain text, on each paper', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    server.faults.fail('orders.get', 200, {
      body: {
        id: 'X-1',
        orderNumber: 'X-1',
        customerName: '<img src=x onerror=alert(1)>',
        cargoDescription: 'Ware '.repeat(2000),
        weight: 'NaN',
        pickupDate: '31.02.2026',
        pickupCity: { evil: true },
        deliveryPostalCode: '00000',
        temperatureMin: 4,
        carrierPrice: null,
        currency: '€€€',
      },
    })
    await openPaper('?paper=forwarding', 'X-1', { server })
    for (const key of ['1', '2', '3']) {
      await press(key)
      await expect.poll(() => document.querySelector('[aria-pressed="true"]')?.textContent).toContain(key)
      const text = paper()?.innerText ?? ''
      expect(text).toContain('X-1')
      expect(text).toContain('mindestens +4 °C')
      expect(text).not.toMatch(/undefined|NaN|null|\[object|00000|Unbekannt/)
      expect(paper()?.scrollWidth).toBeLessThanOrEqual(paper()?.clientWidth ?? 0)
    }
    expect(paper()?.innerText).toContain('<img src=x onerror=alert(1)>')
  })

  test('what cannot be had stays empty, a note says so, and r asks again: company, carrier and tour', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    // What is missing shows at once, and the terms of the customer must not stand in for those of the carrier.
    await server.ready
    await server.store('nordkurs').patch('orders', onTour, { paymentTerms: 63 })
    server.faults.fail('tenants.company', 403, { body: {} })
    server.faults.fail('partners.get', 403, { body: {} })
    server.faults.fail('tours.list', 403, { body: {} })
    await openPaper('?paper=forwarding', onTour, { server })
    expect(paper()?.innerText).not.toContain('Nordkurs')
    expect(facts('Fracht').at(-1)).toBe('Zahlungsziel: ')
    expect(lines(paper())).not.toContain('1. Beladung')
    for (const missing of [
      'Der Briefkopf bleibt leer.',
      'Vom Frachtführer ist nur der Name bekannt.',
      'Die Tour konnte nicht geladen werden. Das Papier nennt nur diesen Auftrag.',
    ])
      expect(document.body.innerText).toContain(missing)
    server.faults.reset()
    await press('r')
    await expect.poll(() => paper()?.innerText).toContain('Nordkurs Spedition GmbH')
    await expect.poll(() => facts('Fracht').at(-1)).toMatch(/^Zahlungsziel: (?!63)\d+ Tage/)
    await expect.poll(() => lines(paper())).toContain('3. Entladung')
    await expect.poll(note).toBe('')
  })
})

describe('keyboard', () => {
  test('Umschalt+D on an order asks which paper; Eingabe and Strg+P print it; Esc goes back', async () => {
    const print = watchPrint()
    await openApp({ path: `/orders/${abroad}`, account: 'dispo@nordkurs.example' })
    // The title stands there before the order does.
    await expect.poll(() => document.querySelector('main [data-field="status"]')).not.toBeNull()
    await press('shift+D')
    const choices = () => [...document.querySelectorAll('dialog [role="option"]')].map((row) => row.textContent)
    await expect
      .poll(choices)
      .toEqual([
        'TransportauftragHinnerk Voß Fernverkehr e.K.',
        'CMR-FrachtbriefCMR',
        'Lieferschein',
        'AuftragsbestätigungTulpenveld Bloemen B.V.',
      ])
    await userEvent.keyboard('liefer{Enter}')
    await expect.poll(title).toBe(`Lieferschein ${abroad}`)
    await expect.poll(() => location.pathname + location.search).toBe(`/orders/${abroad}/papers?paper=delivery`)
    await press('2')
    await expect.poll(title).toBe(`CMR-Frachtbrief ${abroad}`)
    await press('Enter')
    expect(print).toHaveBeenCalledTimes(1)
    await press('ctrl+p')
    expect(print).toHaveBeenCalledTimes(2)
    await press('Escape')
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(abroad)
    await expect.poll(() => location.pathname).toBe(`/orders/${abroad}`)
    await expect.poll(() => document.querySelector('main')?.contains(document.activeElement)).toBe(true)
  })
})

describe('printing', () => {
  test('only the paper is on the page, and the tab is called like it meanwhile', async () => {
    await openPaper('?paper=cmr')
    const session = cdp() as unknown as { send(method: string, params: object): Promise<void> }
    onTestFinished(() => session.send('Emulation.setEmulatedMedia', { media: '' }))
    await session.send('Emulation.setEmulatedMedia', { media: 'print' })
    await expect.poll(() => matchMedia('print').matches).toBe(true)
    const shown = [...document.body.children].filter((element) => getComputedStyle(element).display !== 'none')
    expect(shown.map((element) => element.className.split(' ')[0])).toEqual(['print-layer'])
    expect(document.querySelector<HTMLElement>('.print-layer > header')?.offsetHeight).toBe(0)
    expect(document.querySelector<HTMLElement>('.print-layer [role="group"]')?.offsetHeight).toBe(0)
    expect(paper()?.offsetHeight).toBeGreaterThan(500)
    const usual = `CMR-Frachtbrief ${abroad} – Dispo`
    await expect.poll(() => document.title).toBe(usual)
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.title).toBe(`CMR-Frachtbrief ${abroad}`)
    window.dispatchEvent(new Event('afterprint'))
    expect(document.title).toBe(usual)
  })
})
