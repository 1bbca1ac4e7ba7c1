import { expect, test, type Person } from './support/app.ts'
import { keepsFocus } from './support/ease.ts'
import { unmarkedFocus } from './support/look.ts'

test('Beside a side panel 18 whole rows of the orders are seen at 1280 × 800, and 27 at 1920 × 1080; on upright A4, from the first second on, the list alone, no cell over another', async ({
  admin,
}) => {
  await admin.goes('/orders')
  await admin.page.emulateMedia({ media: 'print' })
  await expect(admin.heading).toHaveText('Aufträge')
  await expect(admin.page.getByRole('banner')).toBeHidden()
  await admin.page.emulateMedia({ media: 'screen' })
  await admin.ready()
  const number = await admin.firstOrder()
  await admin.press('Space')
  await expect(admin.panel(number)).toBeVisible()
  for (const [width, height, rows] of [
    [1280, 800, 18],
    [1920, 1080, 27],
  ] as const) {
    await admin.page.setViewportSize({ width, height })
    await expect.poll(() => wholeRows(admin)).toBe(rows)
    await expect(admin.rows.first()).toBeFocused()
  }
  await admin.press('w', 'l', 'w', 'x')
  await admin.page.setViewportSize(UPRIGHT_A4)
  await admin.page.emulateMedia({ media: 'print' })
  await expect.poll(() => coveredCells(admin)).toEqual([])
})

/** 210 × 297 mm without the margins browsers leave, at 96 pixels an inch. */
const UPRIGHT_A4 = { width: 717, height: 1046 }

/** Cells whose text reaches into the next one; at least ten rows are looked at. */
async function coveredCells(person: Person): Promise<string[]> {
  return await person.rows.evaluateAll((rows) => {
    const shown = rows.filter((row) => row.getBoundingClientRect().height > 0)
    if (shown.length < 10) return [`${shown.length} rows`]
    return shown.flatMap((row) =>
      [...row.querySelectorAll('td')].flatMap((cell) => {
        const next = cell.nextElementSibling?.getBoundingClientRect()
        const seen = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, (text) =>
          text.parentElement?.closest('.sr-only, .sign-said') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
        )
        let right = 0
        while (seen.nextNode()) {
          const text = document.createRange()
          text.selectNodeContents(seen.currentNode)
          right = Math.max(right, text.getBoundingClientRect().right)
        }
        const isOver = next !== undefined && right > next.left + 1
        return isOver ? [cell.innerText] : []
      }),
    )
  })
}

/** Keys that lay something over the list. */
const OVERLAYS = new Set(['Control+k', '?', 'f', 'Shift+C', 'a', 'e', '.'])
/** Typed among the fields by name. */
const CHOOSES_NOTE = ['n', 'o', 't', 'i', 'z', 'Enter'] as const

test('Whatever the keyboard does in the orders, the focus is never on the body and can be seen', async ({ admin }) => {
  await admin.opens('/orders')
  const number = await admin.firstOrder()
  const walk: readonly (readonly string[])[] = [
    ['j', 'j', 'k'],
    ['PageDown'],
    ['End'],
    ['Home'],
    ['x'],
    ['Shift+J'],
    ['Escape'],
    ['Home'],
    ['Space'],
    ['w', '2'],
    ['w', '1'],
    ['w', 'l'],
    ['w', 'z'],
    ['w', 'z'],
    ['Control+k'],
    ['Escape'],
    ['?'],
    ['Escape'],
    ['w', '1'],
    ['f'],
    ['Escape'],
    ['Shift+C'],
    ['Escape'],
    ['a'],
    ['Escape'],
    ['e'],
    ['Escape'],
    ['e'],
    CHOOSES_NOTE,
    ['Escape'],
    ['w', '1'],
    ['.'],
    ['Escape'],
    ['w', 'x'],
    ['Control+a'],
    ['Escape'],
    ['g', 'd'],
    ['g', 'o'],
    ['Enter'],
  ]
  let isCovered = false
  for (const strokes of walk) {
    const name = strokes.join(' ')
    await admin.press(...strokes)
    // A key pressed while something is still opening or closing belongs to neither.
    if (OVERLAYS.has(name)) isCovered = true
    else if (name === 'Escape' || strokes === CHOOSES_NOTE) isCovered = false
    await expect(admin.page.getByRole('dialog'), name).toBeVisible({ visible: isCovered })
    // The fields by name; the one that is chosen is written in at once.
    if (name === 'e') await expect(admin.activeRow).toBeVisible()
    if (strokes === CHOOSES_NOTE) await expect(admin.focused).toHaveAccessibleName('Notiz')
    if (name === 'g d') await expect(admin.heading).toHaveText('Dispo')
    if (name === 'g o') await admin.firstOrder()
    await keepsFocus(admin)
    await expect.poll(() => unmarkedFocus(admin), strokes.join(' ')).toEqual([])
  }
  await expect(admin.heading).toHaveText(number)
  await admin.page.goBack()
  await expect(admin.rows.first()).toBeFocused()
})

/** Rows that stand wholly between the head of the list and what is below it. */
async function wholeRows(person: Person): Promise<number> {
  return await person.rows.evaluateAll((rows) => {
    return rows.filter((row) => {
      const box = row.getBoundingClientRect()
      const middle = box.left + Math.min(120, box.width / 2)
      const isSeen = (y: number) => row.contains(document.elementFromPoint(middle, y))
      return box.height > 0 && isSeen(box.top + 1) && isSeen(box.bottom - 2)
    }).length
  })
}

test('A change of screens styles nothing twice: what is in view, what lies beyond its edge, and the row with the focus', async ({
  admin,
  browser,
}) => {
  await admin.opens('/orders')
  await admin.firstOrder()
  // A message or the clock may fall into a change, and only adds to it: the least of three counts.
  const counts: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await admin.press('g', 'd')
    await expect(admin.heading).toHaveText('Dispo')
    await admin.waitsForContent()
    await browser.startTracing(admin.page, { categories: ['devtools.timeline'] })
    await admin.press('g', 'o')
    await expect(admin.heading).toHaveText('Aufträge')
    await expect(admin.rows.first()).toBeFocused()
    // Rows beyond the edge come once the browser has nothing else to do.
    await expect.poll(() => admin.rows.count()).toBeGreaterThan(20)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    counts.push(trace.traceEvents.reduce((sum, event) => sum + styledBy(event), 0))
  }
  const all = await admin.page.locator('main *').count()
  // Beside them the marks of the frame.
  expect(Math.min(...counts)).toBeLessThan(all + 250)
})

/** How many elements this event has styled. */
const styledBy = ({ name, args }: TraceEvent) => (name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : 0)

/** As the browser records it. */
interface TraceEvent {
  name: string
  args?: { elementCount?: number }
}
