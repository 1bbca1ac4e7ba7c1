import { describe, expect, test } from 'vitest'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { choices } from './orders-bulk-support.tsx'
import { focusedRow, openList, section } from './orders-support.tsx'

const confirmed = 'NK-2026-004796'
const focusedField = () => `${document.activeElement?.tagName} ${document.activeElement?.getAttribute('data-field')}`

/** The rows of the palette that cannot be taken. */
const locked = () =>
  [...document.querySelectorAll('dialog [role="option"][aria-disabled="true"]')].map((row) => row.textContent)

/** Opens the list on an order and lists its fields. */
async function listFields(account = 'dispo@nordkurs.example', number = confirmed) {
  const app = await openList({ path: `/orders?row=${number}`, account })
  await expect.poll(focusedRow).toBe(number)
  await press('e')
  await expect.poll(() => choices().length).toBeGreaterThan(20)
  return app
}

describe('"Feld bearbeiten …" finds a field by its name', () => {
  test('"abholung" is the day of loading: a pickup is moved without an arrow key, and the keyboard is back on its row', async () => {
    const app = await listFields()
    const stored = () => app.server.store('nordkurs').find('orders', confirmed)
    await userEvent.keyboard('abholung')
    await expect.poll(() => choices()[0]).toMatch(/^Beladung(Mo|Di|Mi|Do|Fr|Sa|So) \d\d\.\d\d\.2026$/)
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedField).toBe('INPUT pickupDate')
    await userEvent.keyboard('20.11.{Enter}')
    await expect.poll(async () => (await stored())?.pickupDate).toBe('2026-11-20')
    await expect.poll(focusedRow).toBe(confirmed)
  })

  test('a word leaves those it means; what a command changes stands among them, and choosing it asks what that command asks; what is folded away because it is empty is opened', async () => {
    await listFields()
    for (const [typed, names] of [
      ['termin', ['Beladung', 'Zeitfenster (Beladung)', 'Entladung', 'Zeitfenster (Entladung)']],
      ['erlös', ['Erlöspositionen']],
      ['lieferung ort', ['Ort (Entladung)']],
    ] as const) {
      await userEvent.keyboard(`{Control>}a{/Control}${typed}`)
      const missing = () => names.filter((name) => !choices().some((row) => row?.startsWith(name)))
      await expect.poll(() => [choices().length < 20, missing()], { message: typed }).toEqual([true, []])
    }
    await userEvent.keyboard('{Control>}a{/Control}status{Enter}')
    await expect.poll(() => choices().some((row) => row?.includes('Storniert'))).toBe(true)
    await press('Escape', 'Escape')
    await expect.poll(focusedRow).toBe(confirmed)
    await press('e')
    await expect.poll(() => choices().length).toBeGreaterThan(20)
    await userEvent.keyboard('rampe bela{Enter}')
    await expect.poll(focusedField).toMatch(/INPUT pickupRamp/)
    expect(section('Ladestelle').length).toBeGreaterThan(0)
  })

  test('a field this person may not change stands there with the reason, and Enter leaves all as it is', async () => {
    await listFields('vertrieb@nordkurs.example')
    await userEvent.keyboard('frachtführerpreis')
    await expect.poll(locked).toHaveLength(1)
    expect(locked()[0]).toMatch(/^Frachtführerpreis \(netto\).+/)
    await userEvent.keyboard('{Enter}')
    expect(locked()).toHaveLength(1)
    expect(document.querySelector('aside input[data-field]')).toBeNull()
  })

  test('in the panel of a transport the driver is found by name, and Esc leads back to where the keyboard was', async () => {
    await openApp({ path: '/transports', account: 'dispo@nordkurs.example' })
    await expect.poll(() => document.activeElement?.closest('tr[data-index]') ?? null).not.toBeNull()
    await press(' ')
    await expect.poll(() => document.querySelector('aside [data-fields]')).not.toBeNull()
    await press('F6')
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).not.toBeNull()
    const before = focusedField()
    await press('F2')
    await expect.poll(() => choices().length).toBeGreaterThan(8)
    await userEvent.keyboard('{Escape}')
    await expect.poll(focusedField).toBe(before)
    await press('e')
    await expect.poll(() => choices().length).toBeGreaterThan(8)
    await userEvent.keyboard('gewicht{Enter}')
    await expect.poll(focusedField).toBe('INPUT weightKg')
  })
})
