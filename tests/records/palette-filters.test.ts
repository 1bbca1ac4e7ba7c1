import { describe, expect, test } from 'vitest'
import { createFormat } from '#src/i18n/format.ts'
import { typedFilters } from '#src/features/orders/list/typed-filters.ts'
import { t } from '#tests/commands/support.ts'

/** Monday, 23 November 2026. */
const today = '2026-11-23'
const format = createFormat('de', () => Date.UTC(2026, 10, 23, 13, 3))
const rows = (text: string) => typedFilters(text, { t, format, today })

describe('what is typed in the palette becomes filters of the order list', () => {
  test.each([
    ['heute laden', ['/orders?from=2026-11-23&to=2026-11-23']],
    ['morgen', ['/orders?from=2026-11-24&to=2026-11-24', '/orders?dfrom=2026-11-24&dto=2026-11-24']],
    ['morgen entladen', ['/orders?dfrom=2026-11-24&dto=2026-11-24']],
    ['laden ab mi', ['/orders?from=2026-11-25']],
    ['Abholung nächste Woche', ['/orders?from=2026-11-30&to=2026-12-06']],
    ['nach Hamburg', ['/orders?dcity=Hamburg']],
    ['von Hamburg', ['/orders?pcity=Hamburg']],
    ['Hamburg nach München', ['/orders?pcity=Hamburg&dcity=M%C3%BCnchen']],
    ['von Hamburg nach Bad Hersfeld', ['/orders?pcity=Hamburg&dcity=Bad+Hersfeld']],
    ['heute laden Hamburg nach München', ['/orders?from=2026-11-23&to=2026-11-23&pcity=Hamburg&dcity=M%C3%BCnchen']],
    ['Hamburg laden', ['/orders?pcity=Hamburg']],
    ['nicht disponiert', ['/orders?unassigned=true']],
    ['unverplant nach Köln', ['/orders?unassigned=true&dcity=K%C3%B6ln']],
    ['bestätigt nach Köln', ['/orders?status=CONFIRMED&dcity=K%C3%B6ln']],
    ['alle Aufträge unterwegs', ['/orders?status=IN_TRANSIT']],
  ])('"%s"', (text, addresses) => {
    expect(rows(text).map(({ to }) => to)).toEqual(addresses)
  })

  test.each([
    '',
    'nach',
    'Hamburg',
    'Sprache',
    'NK-2026-004711',
    '4711',
    'nach 20457',
    'laden',
    'auftrag anlegen bitte',
    'von nach',
  ])('"%s" is none of them', (text) => {
    expect(rows(text)).toEqual([])
  })

  test('said in the words of the chips', () => {
    expect(rows('Hamburg nach München morgen laden').map(({ title }) => title)).toEqual([
      'Aufträge filtern: Beladung Di 24.11. · Ladeort Hamburg · Entladeort München',
    ])
    expect(rows('nicht disponiert')[0]?.title).toBe('Aufträge filtern: Disposition Noch nicht disponiert')
  })
})
