import { expect, test } from 'vitest'
import { openApp } from '#tests/support/open-app.tsx'
import { visit } from '#tests/support/visit.ts'

const main = () => document.querySelector('main')?.textContent ?? ''
const ADMIN = 'Benutzer verwaltet die Administration.'

/** What each says who may not see the screens behind these addresses, and what its navigation must not name. */
const TOLD = [
  [
    'gast',
    [
      ['/claims', 'Reklamationen sehen Disposition, Vertrieb und Finanzen.'],
      ['/follow-ups', 'Wiedervorlagen haben Disposition, Vertrieb und Finanzen.'],
      ['/partners', 'Partner sehen Vertrieb, Disposition'],
      ['/matching', 'Nur für die Disposition'],
      ['/admin', ADMIN],
    ],
    ['Partner', 'Matching'],
  ],
  [
    'vertrieb',
    [
      ['/transports', 'Transporte sehen Disposition und Administration.'],
      ['/vehicles', 'Fahrzeuge sehen Disposition und Administration.'],
      ['/loads', 'Ladungen sehen Disposition und Administration.'],
      ['/handover', 'Schichten übergibt die Disposition.'],
      ['/admin', ADMIN],
    ],
    ['Transporte', 'Fahrzeuge', 'Ladungen'],
  ],
] as const

test.each(TOLD)(
  '%s is told whose the screens are that are not theirs, and sees nothing of them',
  async (name, screens, others) => {
    await openApp({ path: screens[0][0], account: `${name}@nordkurs.example` })
    for (const [path, words] of screens) {
      if (location.pathname !== path) visit(path)
      await expect.poll(main, { message: path }).toContain(words)
      expect(location.pathname).toBe(path)
      expect(document.querySelectorAll('main table, main [data-option]')).toHaveLength(0)
      expect(main()).not.toMatch(/€|Marge/)
    }
    const navigation = document.querySelector('nav')?.textContent ?? ''
    for (const other of others) expect(navigation).not.toContain(other)
  },
)
