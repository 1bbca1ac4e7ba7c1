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
