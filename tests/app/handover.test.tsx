import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { ADMIN, dialogTitle, DISPO, sectionLines, storeOf } from './follow-ups-support.tsx'
import { colleague, panelTitles, toasts } from './orders-support.tsx'
import { createTestServer } from '#tests/support/test-server.ts'

const rowAtKeyboard = () => document.activeElement?.closest('[data-handed]')?.querySelector('bdi')?.textContent
const path = () => location.pathname
const headText = () => document.querySelector('main header')?.textContent ?? ''

/** What a colleague has handed over, under its id. */
async function handedOver(app: Pick<OpenApp, 'server'>, note: string): Promise<string> {
  const send = await colleague(app as OpenApp, ADMIN)
  const { status, body } = await send('POST', '/api/v1/handovers', { note })
  expect(status).toBe(201)
  return (body as unknown as { handover: { id: string } }).handover.id
}

test('what is open stands on one page behind g 0, part by part, is walked through by j and k, and commands act on its rows; a hand-over is kept by a with a note, has a page of its own, and is taken back by Strg+Z', async () => {
  const app = await openApp({ path: '/profile', account: DISPO })
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBeTruthy()
  await press('g', '0')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Schichtübergabe')
  await expect
    .poll(() => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent?.replace(/\d+$/, '')))
    .toEqual([
      ...['Transporte mit Störung', 'Nicht disponiert, bis morgen', 'Wiedervorlagen des Teams'],
      ...['Offene Reklamationen', 'Ungelesene Hinweise'],
    ])
  expect(sectionLines(/^Wiedervorlagen des Teams$/)).toContain('Nichts offen')
  expect(sectionLines(/^Offene Reklamationen$/)).toEqual(
    expect.arrayContaining(['REK-2026-0001', 'REK-2026-0008', '6']),
  )
  expect(sectionLines(/^Offene Reklamationen$/)).not.toContain('REK-2026-0005')
  await expect.poll(rowAtKeyboard).toBeTruthy()
  const first = rowAtKeyboard() ?? ''
  await press('j')
  const second = rowAtKeyboard() ?? ''
  expect(second).not.toBe(first)
  await press('shift+W')
  await expect.poll(dialogTitle).toBe(`Wiedervorlage zu ${second}`)
  await press('Escape')
  await expect.poll(rowAtKeyboard).toBe(second)
  await press(' ')
  await expect.poll(panelTitles).toEqual([second])
  expect(rowAtKeyboard()).toBe(second)
  await press('k', 'Enter')
  await expect.poll(panelTitles).toEqual([first])
  await press('Escape')
  await expect.poll(panelTitles).toEqual([])
  await press('a')
  await expect.element(page.getByRole('textbox', { name: 'Notiz' })).toHaveFocus()
  await userEvent.keyboard('Ruhige Nacht')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(path).toMatch(/^\/handover\/hnd-/)
  await expect.poll(() => sectionLines(/^Notiz$/)).toEqual(['Notiz', 'Ruhige Nacht'])
  expect(headText()).toContain('Jürgen Weiß')
  expect(headText()).toContain('Noch nicht übernommen')
  const id = path().split('/').at(-1) ?? ''
  // It is never taken over by who hands over.
  await press('q')
  await expect.poll(() => toasts().join()).toContain('Die eigene Übergabe übernimmt jemand anders')
  expect((await storeOf(app).find('handovers', id))?.takenOverAt).toBeUndefined()
  await press('ctrl+z')
  await expect.poll(() => storeOf(app).count('handovers')).toBe(0)
})

test('a hand-over is taken over by q from its link, once, says by whom, and goes on paper by Umschalt+D and into an e-mail by l', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const id = await handedOver({ server }, 'Bitte 004741 im Blick')
  const next = await openApp({ path: `/handover/${id}`, account: DISPO, server })
  await expect.poll(() => sectionLines(/^Notiz$/)).toContain('Bitte 004741 im Blick')
  await press('q')
  await expect.poll(async () => (await storeOf(next).find('handovers', id))?.takenOverBy).toBe('Jürgen Weiß')
  await expect.poll(headText).toContain('Übernommen von Jürgen Weiß')
  await press('q')
  await expect.poll(() => toasts().join()).toContain('Schon übernommen')
  await press('ctrl+z')
  await expect.poll(async () => (await storeOf(next).find('handovers', id))?.takenOverAt).toBeUndefined()
  await expect.poll(rowAtKeyboard).toBeTruthy()
  const sent: string[] = []
  const onClick = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement) sent.push(event.target.href)
    event.preventDefault()
  }
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function noted(this: HTMLAnchorElement) {
    onClick({ target: this, preventDefault: () => undefined } as unknown as Event)
  }
  onTestFinished(() => void (HTMLAnchorElement.prototype.click = click))
  await press('l')
  await expect.poll(() => sent.length).toBe(1)
  expect(decodeURIComponent(sent[0] ?? '')).toMatch(
    new RegExp(
      `^mailto:\\?subject=Schichtübergabe · .*&body=Bitte 004741 im Blick\n\n${location.origin}/handover/${id}$`,
    ),
  )
  await press('shift+D')
  const paper = () => document.querySelector<HTMLElement>('[aria-label="Schichtübergabe"] h1, .paper h1')
  await expect.poll(() => document.querySelectorAll('h1').length).toBe(2)
  const text = [...document.querySelectorAll('h1')].at(-1)?.closest('article, section, div')?.textContent ?? ''
  expect(paper() === null && text === '').toBe(false)
  expect(text).toMatch(/Stand .*23\.11\.2026 14:03/)
})
