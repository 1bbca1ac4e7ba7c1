import { expect, test, type Person } from './support/app.ts'

const screens = [
  '/dispatcher',
  '/orders',
  '/orders/workspace',
  '/business/orders',
  '/documents',
  '/profile',
  '/notifications',
  '/tenant/switch',
  '/system/settings',
]

const sizes = [
  { width: 1280, height: 800, rows: 18 },
  { width: 1920, height: 1080, rows: 27 },
] as const

for (const { width, height, rows } of sizes) {
  test(`${width} × ${height}: no screen scrolls sideways, each has one main heading and takes the focus`, async ({
    admin,
  }) => {
    await admin.page.setViewportSize({ width, height })
    for (const path of screens) {
      await admin.opens(path)
      await admin.waitsForFocus()
      await expect(admin.heading, path).toHaveCount(1)
      await expect(admin.page.getByRole('main'), path).toHaveCount(1)
      expect(await sidewaysScroll(admin), path).toEqual([])
      await expect.poll(() => unmarkedFocus(admin), path).toEqual([])
    }
  })

  test(`${width} × ${height}: ${rows} whole rows of the orders are seen beside a side panel`, async ({ admin }) => {
    await admin.page.setViewportSize({ width, height })
    await admin.opens('/orders')
    const number = await admin.firstOrder()
    await admin.press('Space')
    await expect(admin.panel(number)).toBeVisible()
    await expect(admin.rows.first()).toBeFocused()
    await expect.poll(() => wholeRows(admin)).toBe(rows)
    expect(await sidewaysScroll(admin)).toEqual([])
  })
}

/** Keys that lay something over the list. */
const OVERLAYS = new Set(['Control+k', '?', 'f', 'Shift+C', 'a', '.'])

const narrow = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
] as const

for (const size of narrow) {
  test(`${size.width} × ${size.height}: an order, its papers and the dialogs of the list do not scroll sideways`, async ({
    admin,
  }) => {
    await admin.page.setViewportSize(size)
    await admin.opens('/business/orders')
    await admin.firstOrder()
    expect(await sidewaysScroll(admin)).toEqual([])
    await admin.opens('/orders?status=CONFIRMED')
    const number = await admin.firstOrder()
    for (const strokes of [['f'], ['Shift+C'], ['Shift+A'], ['a'], ['Shift+T'], ['d']]) {
      await admin.press(...strokes)
      await expect(admin.page.getByRole('dialog'), strokes.join(' ')).toBeVisible()
      await expect.poll(() => sidewaysScroll(admin), strokes.join(' ')).toEqual([])
      await expect.poll(() => unmarkedFocus(admin), strokes.join(' ')).toEqual([])
      await admin.press('Escape')
      await expect(admin.page.getByRole('dialog'), strokes.join(' ')).toBeHidden()
      await expect(admin.rows.first(), strokes.join(' ')).toBeFocused()
    }
    await admin.press('Enter')
    await expect(admin.heading).toHaveText(number)
    await admin.waitsForContent()
    expect(await sidewaysScroll(admin), 'order').toEqual([])
    for (const paper of ['forwarding', 'cmr', 'delivery']) {
      await admin.page.goto(`${admin.origin}/orders/${number}/papers?paper=${paper}`)
      await expect(admin.page.getByRole('article')).toBeVisible()
      await admin.waitsForFocus()
      expect(await sidewaysScroll(admin), paper).toEqual([])
    }
  })
}

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
    else if (name === 'Escape') isCovered = false
    await expect(admin.page.getByRole('dialog'), name).toBeVisible({ visible: isCovered })
    if (name === 'e') await expect(admin.page.locator('input:focus, select:focus, textarea:focus')).toBeVisible()
    if (name === 'g d') await expect(admin.heading).toHaveText('Dispo')
    if (name === 'g o') await admin.firstOrder()
    await expect.poll(() => admin.focusName(), name).not.toBe('body')
    await expect.poll(() => unmarkedFocus(admin), strokes.join(' ')).toEqual([])
  }
  await expect(admin.heading).toHaveText(number)
  await admin.page.goBack()
  await expect(admin.rows.first()).toBeFocused()
})

test('Closing a panel gives the focus back to the row it came from', async ({ admin }) => {
  await admin.opens('/orders')
  await admin.firstOrder()
  await admin.press('j', 'j')
  await expect(admin.rows.nth(2)).toBeFocused()
  await admin.press('Control+Enter')
  const panel = admin.page.getByRole('complementary')
  await expect(panel).toBeVisible()
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await admin.press('w', 'x')
  await expect(panel).toBeHidden()
  await expect(admin.rows.nth(2)).toBeFocused()
})

/** The page, and every part of it that can be scrolled, where it is wider than the place it has. */
async function sidewaysScroll(person: Person): Promise<string[]> {
  return await person.page.evaluate(() => {
    const scrolling = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX } = getComputedStyle(element)
      return overflowX === 'auto' || overflowX === 'scroll'
    })
    return [document.documentElement, document.body, ...scrolling]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth} > ${element.clientWidth}`)
  })
}

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

/**
 * What has the focus without showing it: no outline and no ring, neither on it nor on what frames it. A side panel shows it
 * with the line above its head; a screen as a whole, which Tab does not lead to, shows none.
 */
async function unmarkedFocus(person: Person): Promise<string[]> {
  return await person.page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement)) return ['nothing has the focus']
    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    // In the palette the caret stays and the active row is what moves.
    const row = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '')
    if (row !== null && getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)') return []
    if (focused.tabIndex === -1 && focused.closest('main') !== null && focused.querySelector('h1') !== null) return []
    const line = focused.matches('[data-panel]') && focused.querySelector('section > span.bg-accent')
    if (line && line.getBoundingClientRect().height >= 2) return []
    let element: Element | null = focused
    for (let level = 0; level < 3 && element !== null; level += 1) {
      if (isMarked(element)) return []
      element = element.parentElement
    }
    return [focused.outerHTML.slice(0, 160)]
  })
}
