import { test } from 'vitest'
import { page } from 'vitest/browser'
import { stripFacts } from '#src/workspace/strip-facts.ts'
import { drawFrame, goodAnswers, serverError } from './chrome-support.tsx'

const settle = () => new Promise((resolve) => setTimeout(resolve, 400))
const shot = (name: string) => page.screenshot({ path: `/work/main/node_modules/.chrome-shots/${name}.png` })

test.each([
  [1280, 800, 'light'],
  [1920, 1080, 'dark'],
  [1024, 700, 'light'],
  [600, 700, 'light'],
  [320, 640, 'light'],
])('look %i %i %s', async (width, height, theme) => {
  await page.viewport(width, height)
  document.documentElement.dataset['theme'] = theme
  const frame = await drawFrame()
  frame.socket()?.opened()
  frame.socket()?.message('x')
  stripFacts.set({ strong: '3 ausgewählt', rest: ['34,4 LDM', '3.763,00 € netto'] })
  await settle()
  frame.store.notify({
    type: 'success',
    message: '3 Aufträge auf Disponiert gesetzt',
    action: { label: 'Rückgängig', keys: 'Strg+Z', run: () => undefined },
  })
  frame.store.notify({
    type: 'warning',
    message: '2 von 3 Aufträgen disponiert',
    detail: 'NK-2026-004712: belegt bis Mi 07:00',
  })
  frame.store.notify({
    type: 'error',
    message: 'Nicht gespeichert: NK-2026-004710',
    detail: 'M. Yilmaz hat den Preis um 14:05 geändert',
  })
  await settle()
  await shot(`frame-${width}-${theme}`)
  stripFacts.set(undefined)
})

test('look bad', async () => {
  await page.viewport(1280, 800)
  document.documentElement.dataset['theme'] = 'light'
  localStorage.clear()
  const frame = await drawFrame({
    answers: {
      ...goodAnswers,
      'health.get': { smartMatching: true },
      'businessOrders.metrics': serverError('metrics.get'),
      'navigation.get': serverError('navigation.get', 'Fehler beim Laden der Navigation-Daten'),
    },
  })
  frame.socket()?.closed()
  await settle()
  document.querySelector<HTMLElement>('[aria-label^="Systemstatus"]')?.click()
  await settle()
  await shot('bad')
  document.querySelector<HTMLElement>('[aria-label^="Benutzermenü"]')?.click()
  await settle()
  await shot('menu')
})

test('look notifications', async () => {
  localStorage.clear()
  const frame = await drawFrame({
    path: '/notifications',
    answers: {
      ...goodAnswers,
      'alerts.list': {
        data: [
          {
            id: 'alt-1',
            type: 'warning',
            code: 'transportDelay',
            title: 'x',
            message: 'y',
            values: { minutes: 35, orderNumber: 'NK-2026-004714', city: 'München', cause: 'Stau A7' },
            orderId: 'NK-2026-004714',
            timestamp: '2026-11-21T05:00:00Z',
            read: false,
          },
        ],
      },
    },
  })
  frame.store.notify({
    type: 'success',
    message: '3 Aufträge auf Disponiert gesetzt',
    action: { label: 'Rückgängig', keys: 'Strg+Z', run: () => undefined },
  })
  frame.store.notify({
    type: 'warning',
    message: '2 von 3 Aufträgen disponiert',
    detail: 'NK-2026-004712: belegt bis Mi 07:00',
  })
  frame.store.notify({
    type: 'error',
    message: 'Nicht gespeichert: NK-2026-004710',
    detail: 'M. Yilmaz hat den Preis um 14:05 geändert',
  })
  await settle()
  await shot('notifications')
})
