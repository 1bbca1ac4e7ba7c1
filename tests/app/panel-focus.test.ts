import { expect, onTestFinished, test } from 'vitest'
import { createPanelFocus, MAIN_PANEL } from '#src/workspace/panels/panel-focus.tsx'

/** A panel on the page with two buttons, the second of which is not where the keyboard enters. */
function panel(key: string): { element: HTMLElement; first: HTMLButtonElement; second: HTMLButtonElement } {
  const element = document.createElement('section')
  element.dataset['panel'] = key
  element.tabIndex = -1
  const [first, second] = [document.createElement('button'), document.createElement('button')]
  first.dataset['autofocus'] = ''
  element.append(first, second)
  document.body.append(element)
  onTestFinished(() => element.remove())
  return { element, first, second }
}

test('a panel opened from another side panel gives the focus back to what opened it, not to the main panel', () => {
  const focus = createPanelFocus()
  const [main, order, partner] = [panel(MAIN_PANEL), panel('order:NK-1'), panel('partner:cus-1')]
  focus.attach(MAIN_PANEL, main.element)
  main.second.focus()
  focus.focus('order:NK-1')
  focus.attach('order:NK-1', order.element)
  expect(document.activeElement).toBe(order.first)
  order.second.focus()
  focus.focus('partner:cus-1')
  const gone = focus.attach('partner:cus-1', partner.element)
  expect(document.activeElement).toBe(partner.first)

  focus.release('partner:cus-1')
  gone()
  expect(document.activeElement).toBe(order.second)
  expect(focus.active()).toBe('order:NK-1')

  focus.release('order:NK-1')
  expect(document.activeElement).toBe(main.second)
  expect(focus.active()).toBe(MAIN_PANEL)
})

test('where the opener is gone, the main panel has the focus at the place it was left', () => {
  const focus = createPanelFocus()
  const [main, order, partner] = [panel(MAIN_PANEL), panel('order:NK-1'), panel('partner:cus-1')]
  focus.attach(MAIN_PANEL, main.element)
  main.second.focus()
  focus.focus('order:NK-1')
  const orderGone = focus.attach('order:NK-1', order.element)
  order.second.focus()
  focus.focus('partner:cus-1')
  focus.attach('partner:cus-1', partner.element)
  orderGone()
  order.element.remove()
  focus.release('partner:cus-1')
  expect(document.activeElement).toBe(main.second)
})

/** A page of three panels: an empty list, and two beside it with a field each. */
function openPanels() {
  const focus = createPanelFocus()
  const panel = (key: string, content = '') => {
    const element = document.createElement('section')
    Object.assign(element, { tabIndex: -1, innerHTML: content })
    element.dataset['panel'] = key
    document.body.append(element)
    const detach = focus.attach(key, element)
    onTestFinished(() => {
      detach()
      element.remove()
    })
    return element
  }
  const field = '<input data-autofocus />'
  const main = panel(MAIN_PANEL)
  const [first, second] = [panel('first', field), panel('second', field)]
  const close = (key: 'first' | 'second') => {
    focus.release(key)
    ;(key === 'first' ? first : second).remove()
  }
  /** The rows of the list come. */
  const fill = () => {
    const row = (text: string, stop: number) => `<tr data-index="0" tabindex="${stop}"><td>${text}</td></tr>`
    main.innerHTML = `<table><tbody>${row('erste Zeile', 0)}${row('zweite Zeile', -1)}</tbody></table>`
  }
  return { focus, main, first, fill, close }
}

const focused = () => document.activeElement
const text = () => focused()?.textContent

test('Panels opened from a list that was still empty give the focus to its first row when they are closed', () => {
  const { focus, main, first, fill, close } = openPanels()
  focus.focus(MAIN_PANEL)
  expect(focused()).toBe(main)
  focus.focus('second')
  fill()
  close('second')
  expect(text()).toBe('erste Zeile')
  focus.focus('first')
  expect(focused()).toBe(first.firstElementChild)
  close('first')
  expect(text()).toBe('erste Zeile')
})

test('A list whose rows came while the keyboard was elsewhere gets the focus on its first row, not as a whole', () => {
  const { focus, main, fill } = openPanels()
  focus.focus(MAIN_PANEL)
  focus.focus('first')
  fill()
  focus.focus(MAIN_PANEL)
  expect(text()).toBe('erste Zeile')
  expect(focused()).not.toBe(main)
})

test('The row that was left has the focus again, not the first one', () => {
  const { focus, main, fill, close } = openPanels()
  fill()
  main.querySelectorAll('tr')[1]?.focus()
  focus.focus('first')
  close('first')
  expect(text()).toBe('zweite Zeile')
})

test('A panel that was wanted and closed before it came takes the focus from nobody when it comes later', () => {
  const { focus, main, fill } = openPanels()
  fill()
  main.querySelector('tr')?.focus()
  focus.focus('third')
  focus.release('third')
  expect(text()).toBe('erste Zeile')
  const late = document.createElement('section')
  late.dataset['panel'] = 'third'
  late.tabIndex = -1
  document.body.append(late)
  onTestFinished(() => late.remove())
  onTestFinished(focus.attach('third', late))
  expect(text()).toBe('erste Zeile')
})
