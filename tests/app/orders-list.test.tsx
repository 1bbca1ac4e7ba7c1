import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { address, focusedRow, panelTitles, tableText } from './orders-support.tsx'

test('probe', async () => {
  await openApp({ path: '/orders', account: 'dispo@nordkurs.example' })
  await expect.poll(focusedRow).toBeDefined()
  console.log(JSON.stringify(tableText(30), null, 1))
  console.log(document.querySelector('main')?.innerText.slice(0, 200))
  await press('j', ' ')
  await expect.poll(panelTitles).not.toEqual([])
  await new Promise((r) => setTimeout(r, 1000))
  console.log(document.querySelector('aside')?.innerText, address())
  await page.screenshot({ path: '/tmp/orders/test.png' })
})
