import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { slots } from '#src/storage/slots.ts'

const src = resolve(import.meta.dirname, '../../src')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('storage'))
  .map((file) => readFileSync(resolve(src, file), 'utf8'))

// Each of them is met by the walk of tests/app/reliability-storage.test.tsx, which then breaks what they have written.
// What is added here is to be done there, too.
it('these are kept in the storage of the browser, and nothing else is', () => {
  expect(Object.keys(slots).toSorted()).toEqual([
    ...[
      'authState',
      'authToken',
      'autoClose',
      'criticalReloads',
      'density',
      'draft',
      'featureFlags',
      'forgottenOrders',
      'goOn',
    ],
    ...[
      'keymap',
      'language',
      'lastOrder',
      'notifications',
      'openForm',
      'panelSizes',
      'place',
      'recentCommands',
      'recentOffers',
      'recentOrders',
    ],
    ...['recentSearches', 'reminders', 'tenant', 'theme', 'typedLines', 'undo', 'views'],
  ])
})

it('every slot is described in the one list, under a name of its own', () => {
  const elsewhere = sources.filter((text) => /\b(?:slot|jsonSlot|textSlot)\(/.test(text))
  const keys = Object.values(slots).map(({ key }) => key)
  expect([elsewhere, keys.length - new Set(keys).size]).toEqual([[], 0])
})
