import type { SeedContext } from '../basics/seed-context.ts'

/** Places the tours go to: postal code, town, company. */
const TO = [
  ['33602', 'Bielefeld', 'Bäckerring Lippe eG'],
  ['32052', 'Herford', 'Mehlhandel Herford'],
  ['28197', 'Bremen', 'Weserbrot GmbH'],
  ['50667', 'Köln', 'Rheinback Zentrale'],
  ['34117', 'Kassel', 'Nordhessen Backwaren'],
  ['30159', 'Hannover', 'Leinebrot GmbH'],
  ['38100', 'Braunschweig', 'Okerback KG'],
  ['49074', 'Osnabrück', 'Hasebrot eG'],
] as const
const FROM = [
  ['24103', 'Kiel', 'Mühle Kiel-Wik'],
  ['18055', 'Rostock', 'Hafenmühle Rostock'],
] as const

const COLUMNS = [
  'Auftrags-Nr.',
  'Ladedatum',
  'von – bis',
  'Ladestelle',
  'PLZ',
  'Ladeort',
  'Lieferdatum',
  'Anlieferung',
  'Empfänger',
  'PLZ Empf.',
  'Ort Empf.',
  'Pal.',
  'kg brutto',
  'Ldm',
  'Fracht netto',
  'Bem. intern',
]

type Row = string[]
const [DAY, PLACE] = [1, 3]
const [DELIVERY, DELIVERY_WINDOW, TO_CODE, TO_CITY] = [6, 7, 9, 10]
const [PALLETS, WEIGHT, METERS, PRICE] = [11, 12, 13, 14]

/** What is wrong in twelve of the rows, by the row's number from 1: cells that are others. */
const FAULTS: Readonly<Record<number, (row: Row, before: Row) => void>> = {
  7: (row) => {
    row[TO_CODE] = '8033'
    row[TO_CITY] = 'München'
  },
  14: (row) => void (row[DAY] = row[DAY]?.replace(/^\d\d\.\d\d/, '31.11') ?? ''),
  23: (row) => void (row[METERS] = '16,8'),
  38: (row) => void (row[DAY] = ''),
  52: (row) => void (row[WEIGHT] = '264.000'),
  61: (row, before) => void (row[0] = before[0] ?? ''),
  77: (row) => void (row[DELIVERY_WINDOW] = '16:00–08:00'),
  96: (row) => void (row[PLACE] = 'Mühle Kiel-Wyk'),
  118: (row) => void ([row[DAY], row[DELIVERY]] = [row[DELIVERY] ?? '', row[DAY] ?? '']),
  133: (row) => void (row[PRICE] = '6I2,00'),
  150: (row) => void (row[0] = `${row[0] ?? ''}-WOCHENTOUR-MIT-EINER-VIEL-ZU-LANGEN-NUMMER`),
  187: (row) => void (row[PALLETS] = ''),
}

const written = (day: string) => day.split('-').toReversed().join('.')
const german = (value: number) => value.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Two hundred tours as a customer's spreadsheet has them, with twelve faults; UTF-8 with `;` between the cells. */
export function tourList(context: SeedContext): string {
  const rows: Row[] = []
  for (let index = 0; index < 200; index += 1) {
    const [fromCode, fromCity, place] = FROM[index % 8 < 5 ? 0 : 1]
    const [toCode, toCity, company] = TO[index % TO.length] ?? TO[0]
    const pallets = 12 + (index % 4) * 6
    const meters = (pallets * 0.4).toFixed(1).replace('.', ',')
    const loading = context.day(7 + (index % 5))
    const row = [
      `NM-${7701 + index}`,
      written(loading),
      '06:00–14:00',
      place,
      fromCode,
      fromCity,
      written(context.day(8 + (index % 5))),
      '08:00–16:00',
      company,
      toCode,
      toCity,
      String(pallets),
      (pallets * 800).toLocaleString('de-DE'),
      meters,
      german(420 + (index % 9) * 38),
      index % 6 === 0 ? 'Silo 3, Herr Voß' : '',
    ]
    FAULTS[index + 1]?.(row, rows.at(-1) ?? row)
    rows.push(row)
  }
  return `${[COLUMNS, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`
}
