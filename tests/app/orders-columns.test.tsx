import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, openList, tableText } from './orders-support.tsx'
import { keepStorage } from './reliability-support.tsx'

/** Words of the heads, in their order. */
const heads = () =>
  [...document.querySelectorAll('main th[data-column]')].map((head) => head.textContent).filter(Boolean)

const headOf = (id: string) => document.querySelector<HTMLElement>(`main th[data-column="${id}"]`)

const widthOf = (id: string) => Math.round(headOf(id)?.offsetWidth ?? 0)

/** The line of the chooser the keyboard is on. */
const line = () => document.activeElement?.closest('li')?.querySelector('label')?.textContent

const chooser = page.getByRole('dialog', { name: 'Spalten' })

const said = () => [...document.querySelectorAll('dialog [role="status"]')].map((one) => one.textContent).join('')

async function openChooser(): Promise<void> {
  await press('shift+C')
  await expect.element(chooser).toBeVisible()
  await expect.poll(line).toBe('Auftrag')
}

const USUAL = ['Auftrag', 'Status', 'Kunde', 'Route', 'Beladung', 'Netto']

describe('the chooser of columns', () => {
  test('shows, hides, moves and widens columns while the table behind follows; Esc puts all back, Enter keeps it over a reload', async () => {
    const app = await openList()
    expect(heads()).toEqual(USUAL)
    await openChooser()
    await press(' ')
    await expect.poll(said).toBe('Die Auftragsnummer bleibt immer sichtbar')
    await press('j', ' ', 'shift+ArrowDown', 'ArrowRight', 'p')
    await expect.poll(() => heads().length).toBe(5)
    await press('Escape')
    await expect.poll(heads).toEqual(USUAL)
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('views:'))).toEqual([])
    await openChooser()
    await press('j', 'j', ' ')
    await expect.poll(heads).toEqual(['Auftrag', 'Status', 'Priorität', 'Kunde', 'Route', 'Beladung', 'Netto'])
    expect(said()).toBe('Priorität eingeblendet')
    await press(' ')
    await expect.poll(heads).toEqual(USUAL)
    await press('ArrowUp', 'shift+ArrowDown', 'shift+J', 'shift+ArrowDown')
    await expect.poll(said).toBe('Status: Platz 5 von 36')
    expect(line()).toBe('Status')
    await expect.poll(heads).toEqual(['Auftrag', 'Kunde', 'Status', 'Route', 'Beladung', 'Netto'])
    // By 8 px, and Pos1 gives the usual width back.
    await press('ArrowRight', 'ArrowRight')
    await expect.poll(() => widthOf('status')).toBe(120)
    await press('ArrowLeft')
    await expect.poll(() => widthOf('status')).toBe(112)
    await press('Home')
    await expect.poll(() => widthOf('status')).toBe(104)
    await press('ArrowRight', 'Enter')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    expect(document.querySelector('dialog')).toBeNull()
    expect(tableText(1)[0]).toMatch(/^NK-2026-004813 \| Domblick Kosmetik GmbH \| Angelegt \| /)
    const kept = keepStorage()
    app.close()
    await openList({ server: app.server, prepare: kept })
    expect(heads()).toEqual(['Auftrag', 'Kunde', 'Status', 'Route', 'Beladung', 'Netto'])
    expect(widthOf('status')).toBe(112)
  })

  test('a column that is pinned stands first and stays when the others scroll to the side; the standard comes back by one button', async () => {
    await openList()
    await openChooser()
    const shown = ['Fahrzeug', 'Fahrer', 'Frachtführer', 'Ladung', 'Marge', 'Frachtführerpreis', 'Angelegt von']
    for (const name of shown) {
      await userEvent.click(chooser.getByRole('checkbox', { name: `Spalte ${name} einblenden` }))
    }
    await userEvent.click(chooser.getByRole('button', { name: 'Kunde fixieren', exact: true }))
    await press('Enter')
    await expect.poll(() => heads()[0]).toBe('Kunde')
    const list = document.querySelector('main table')?.parentElement
    if (!list) throw new Error('No list')
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    const left = () => Math.round(headOf('customerName')?.getBoundingClientRect().left ?? 0)
    const before = left()
    list.scrollLeft = 400
    await expect.poll(() => Math.round(headOf('status')?.getBoundingClientRect().left ?? 0)).toBeLessThan(before)
    expect(left()).toBe(before)

    await press('shift+C')
    await expect.element(chooser).toBeVisible()
    await userEvent.click(chooser.getByRole('button', { name: 'Standard wiederherstellen' }))
    await expect.poll(heads).toEqual(USUAL)
    await userEvent.click(chooser.getByRole('button', { name: 'Übernehmen' }))
    await expect.poll(heads).toEqual(USUAL)
  })
})

describe('the mouse on the heads', () => {
  const pointer = (type: string, target: Element, x: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        clientX: x,
        clientY: 100,
        button: 0,
        bubbles: true,
        cancelable: true,
        pointerType: 'mouse',
      }),
    )
  /** The pointer comes over a head, and the code that follows it is there. */
  const hover = async (element: Element) => {
    pointer('pointerover', element, 0)
    await import('#src/ui/table/drag-follow.ts')
    await new Promise((resolve) => setTimeout(resolve))
  }
  const middle = (id: string) => {
    const box = headOf(id)?.getBoundingClientRect()
    return (box?.left ?? 0) + (box?.width ?? 0) / 2
  }

  test('drags an edge to a width and a head to another place, a double click gives the usual width back, Esc breaks a drag off', async () => {
    await openList()
    const edge = headOf('status')?.querySelector('[data-edge]')
    if (!edge) throw new Error('No edge')
    await hover(edge)
    pointer('pointerdown', edge, 500)
    pointer('pointermove', edge, 530)
    await expect.poll(() => widthOf('status')).toBe(134)
    pointer('pointerup', edge, 530)
    await expect.poll(() => widthOf('status')).toBe(134)
    expect(focusedRow()).toBe('NK-2026-004813')
    edge.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    await expect.poll(() => widthOf('status')).toBe(104)

    pointer('pointerdown', edge, 500)
    pointer('pointermove', edge, 560)
    await expect.poll(() => widthOf('status')).toBe(164)
    await press('Escape')
    await expect.poll(() => widthOf('status')).toBe(104)
    pointer('pointermove', edge, 600)
    pointer('pointerup', edge, 600)
    expect(widthOf('status')).toBe(104)

    const button = headOf('customerPrice')?.querySelector('button')
    if (!button) throw new Error('No head')
    await hover(button)
    pointer('pointerdown', button, middle('customerPrice'))
    pointer('pointermove', button, middle('customerName') - 20)
    pointer('pointerup', button, middle('customerName') - 20)
    button.click()
    await expect.poll(heads).toEqual(['Auftrag', 'Status', 'Netto', 'Kunde', 'Route', 'Beladung'])
    await expect.poll(() => location.search).not.toContain('sort')
  })
})

describe('the density', () => {
  const rowHeight = () => Math.round(document.querySelector<HTMLElement>('main tr[data-index] td')?.offsetHeight ?? 0)

  test('is compact where the installation says so, until the person chooses, which is kept', async () => {
    const prepare = () => localStorage.setItem('feature-flags', '{"compactUi":true}')
    const app = await openList({ prepare })
    expect(rowHeight()).toBe(26)
    for (const [name, height] of [
      ['Großzügig', 40],
      ['Normal', 32],
    ] as const) {
      await press('ctrl+k')
      await expect.element(page.getByRole('combobox')).toHaveFocus()
      await userEvent.keyboard('Zeilenhöhe{Enter}')
      await expect.element(page.getByRole('option', { name })).toBeVisible()
      await userEvent.keyboard(`${name}{Enter}`)
      await expect.poll(rowHeight).toBe(height)
    }
    const kept = keepStorage()
    app.close()
    await openList({ server: app.server, prepare: kept })
    expect(rowHeight()).toBe(32)
  })
})
