import { beforeAll, describe, expect, test } from 'vitest'
import { IMPORT_FIELDS, type ImportLine } from '#src/domain/imports/fields.ts'
import { judgeRows } from '#src/domain/imports/judging/judge.ts'
import { guessMapping } from '#src/domain/imports/mapping/mapping.ts'
import { readTable } from '#src/entities/imports/read/read-table.ts'
import { faultText, fieldText, problemText, proposalText } from '#src/entities/imports/row-texts.ts'
import { createFormat } from '#src/i18n/format.ts'
import { addGerman, setupLanguage, translate } from '#src/i18n/setup.ts'
import { tourList } from '#tests/support/tour-list.ts'
import { de } from '#tests/support/words.ts'

// No code that names them is drawn here.
beforeAll(async () => {
  await setupLanguage('de')
  addGerman(de)
})

const words = { t: translate, format: createFormat('de', () => Date.UTC(2026, 10, 23)) }
const customer = { id: 'cus-1', name: 'Nordkorn Mühlen GmbH' }

async function judgedList() {
  const read = await readTable(new Blob([tourList()]))
  if (!read.ok) throw new Error(read.problem.code)
  const lines: readonly ImportLine[] = read.table.lines
  return judgeRows(lines, guessMapping(read.table), { today: '2026-11-23', customer, customers: [], places: [] })
}

describe('the words of an import', () => {
  test('say of each faulty row what is wrong and what one key makes of it', async () => {
    const faulty = (await judgedList()).filter(({ faults }) => faults.length > 0)
    expect(
      faulty.map(({ row, faults: [fault], proposal }) =>
        [row.line, fault && faultText(fault, words), proposal && proposalText(proposal, words)].join(' | '),
      ),
    ).toEqual([
      '7 | Entladung PLZ „8033“: 5 Ziffern nötig | 80331 München',
      '14 | Ladedatum 31.11.2026 gibt es nicht | Di 01.12.2026',
      '23 | Lademeter 16,8: höchstens 15,4 | In 2 Aufträge teilen',
      '38 | Ladedatum fehlt | Di 01.12. wie Zeile 37',
      '52 | Gewicht 264.000 kg: höchstens 40.000 | 26.400 kg',
      '61 | Referenz NM-7760 schon in Zeile 60 | Auslassen',
      '77 | Anlieferung 16:00–08:00 Uhr: Ende vor Beginn | 08:00–16:00',
      '96 | Ladestelle „Mühle Kiel-Wyk“ unbekannt | Mühle Kiel-Wik',
      '118 | Lieferdatum 02.12. vor Ladedatum 03.12. | Tage tauschen',
      '133 | Fracht „6I2,00“ ist keine Zahl | 612,00 €',
      '150 | Referenz mit 38 Zeichen: höchstens 35 | Kürzen auf 35',
      '187 | Paletten fehlen, Lademeter 9,6 | 24 Europaletten',
    ])
  })

  test('name each field, and no two alike', () => {
    const names = IMPORT_FIELDS.map((field) => fieldText(field, translate))
    expect(new Set(names).size).toBe(30)
    expect(names.slice(0, 4)).toEqual(['Referenz', 'Kunde', 'Beladung: Datum', 'Beladung: Zeitfenster'])
    expect(fieldText('delivery.postalCode', translate)).toBe('Entladestelle: PLZ')
  })

  test('say why a file cannot be read', () => {
    expect(problemText({ code: 'tooManyRows', values: { most: 20_000 } }, words)).toBe(
      'Zu viele Zeilen: höchstens 20.000',
    )
    expect(problemText({ code: 'expands', values: { megabytes: 50 } }, words)).toBe(
      'Entpackt ist die Datei größer als 50 MB',
    )
  })
})
