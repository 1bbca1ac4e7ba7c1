import { expect } from '@playwright/test'
import { obstacles } from './access.ts'
import { keepsFocus } from './ease.ts'
import type { Person } from './person.ts'
import { rawKeys } from './raw-keys.ts'
import type { State } from './states.ts'

const USUAL = { width: 1280, height: 800 }
const LARGE = { width: 1920, height: 1080 }
const NARROW = { width: 820, height: 1180 }
/** A phone, and 1280 px at 400 %. */
const SMALL = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

/**
 * What is true of every state: one main heading, the focus is somewhere and can be seen, nothing stands outside, every
 * word is one, and no one is kept out in either design. That no policy is violated and the console is silent is watched in every test.
 */
export async function isSound(person: Person, { name, isNarrow, isWide }: State): Promise<void> {
  const { page } = person
  await keepsFocus(person)
  expect(await mainHeadings(person), name).toBe(1)
  await expect(page.locator('main'), name).toHaveCount(1)
  expect(await rawKeys(page), `${name}: keys instead of words`).toEqual([])
  await expect.poll(() => unmarkedFocus(person), name).toEqual([])
  for (const size of [...(isNarrow ? [NARROW] : []), ...(isWide ? [LARGE] : []), USUAL]) {
    await page.setViewportSize(size)
    await expect.poll(() => sidewaysScroll(person), `${name}, ${size.width} px`).toEqual([])
  }
  for (const size of SMALL) {
    await page.setViewportSize(size)
    await expect.poll(() => sidewaysScroll(person), `${name}, ${size.width} px`).toEqual([])
    await expect.poll(() => cutButtons(person), `${name}, ${size.width} px`).toEqual([])
  }
  await page.setViewportSize(USUAL)
  expect.soft(await obstacles(page, 'all'), `${name}, light`).toEqual([])
  const light = await ink(person)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ink(person), 'The two designs differ').not.toBe(light)
  expect.soft(await obstacles(page, 'colours'), `${name}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Headings of the first level on the screen; of what lies over it, if that has one of its own: a paper, for instance. */
async function mainHeadings({ page }: Person): Promise<number> {
  const within = await page.locator('dialog[open] h1').count()
  return within > 0 ? within : await page.locator('h1').count()
}

const ink = ({ page }: Person) => page.evaluate(() => getComputedStyle(document.body).color)

/** The page, and every part of it that can be scrolled, where it is wider than the place it has; time goes on sideways on the planning board, and paper is as wide as paper. */
export async function sidewaysScroll({ page }: Person): Promise<string[]> {
  return await page.evaluate(() => {
    const scrolling = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX } = getComputedStyle(element)
      return overflowX === 'auto' || overflowX === 'scroll'
    })
    return [document.documentElement, document.body, ...scrolling]
      .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth)
      .filter((element) => !element.matches('.board, [data-scroll]:has(.paper)'))
      .map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth} > ${element.clientWidth}`)
  })
}

/** Buttons of which a part is seen and a part is cut off at the left or the right; on the planning board time goes on sideways. */
async function cutButtons({ page }: Person): Promise<string[]> {
  return await page.evaluate(() => {
    /** Left and right of what is seen of an element, px. */
    const seen = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const box = { left: Math.max(left, 0), right: Math.min(right, innerWidth), top, bottom }
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const frame = around.getBoundingClientRect()
        const { overflowX, overflowY } = getComputedStyle(around)
        if (overflowX !== 'visible') {
          box.left = Math.max(box.left, frame.left)
          box.right = Math.min(box.right, frame.right)
        }
        if (overflowY !== 'visible') {
          box.top = Math.max(box.top, frame.top)
          box.bottom = Math.min(box.bottom, frame.bottom)
        }
        if (around.matches('dialog, [popover]')) break
      }
      return box
    }
    return [...document.querySelectorAll('button, [role="button"], input, select')]
      .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((button) => button.closest('.board, .sr-only') === null && !button.matches('.sr-only'))
      .flatMap((button) => {
        const { left, right } = button.getBoundingClientRect()
        const box = seen(button)
        const isSeen = box.right - box.left > 1 && box.bottom - box.top > 1
        if (!isSeen || (box.left - left < 2 && right - box.right < 2)) return []
        return [
          `${button.getAttribute('aria-label') ?? button.textContent}: ${Math.round(left)} to ${Math.round(right)}`,
        ]
      })
  })
}

/**
 * What has the focus without showing it: no outline and no ring, neither on it nor on what frames it. A side panel shows it
 * with the line above its head; a screen as a whole, which Tab does not lead to, shows none.
 */
export async function unmarkedFocus({ page }: Person): Promise<string[]> {
  return await page.evaluate(() => {
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
