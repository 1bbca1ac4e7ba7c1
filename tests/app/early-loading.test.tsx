import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { focusedRow } from './orders-support.tsx'
import { untilQuiet, watchedServer } from './reliability-support.tsx'

const link = (path: string) => document.querySelector(`nav a[href="${path}"]`) ?? document.body

/** What was asked of an endpoint since then. */
function asked(path: string) {
  const { server, sent } = watchedServer()
  return { server, sent, of: () => sent.filter((one) => one.method === 'GET' && one.path.startsWith(path)) }
}

test('a link that is pointed at asks for the rows of its list; opening asks only how many its tabs have and are free', async () => {
  const { server, sent, of } = asked('/api/vehicles')
  await openApp({ server, account: 'dispo@nordkurs.example' })
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
  expect(of()).toEqual([])
  await userEvent.hover(link('/vehicles'))
  await expect.poll(() => of().length).toBe(1)
  await untilQuiet(sent)
  await expect.poll(() => location.pathname).toBe('/dispatcher')
  await press('g', 'f')
  await expect.poll(focusedRow).toBeTruthy()
  await untilQuiet(sent)
  expect(of()).toHaveLength(5)
})
