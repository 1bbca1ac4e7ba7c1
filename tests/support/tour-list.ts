/** Places the tours go to: postal code, town, company. */
const TO = [
  ['33602', 'Bielefeld', 'Bäckerring Lippe eG'],
  ['32052', 'Herford', 'Mehlhandel Herford'],
  ['28197', 'Bremen', 'Weserbrot GmbH'],
  ['50667', 'Köln', 'Rheinback Zentrale'],
  ['34117', 'Kassel', 'Nordhessen Backwaren'],
  ['30159', 'Hannover', 'Leinebrot GmbH'],
] as const
const FROM = [
  ['24103', 'Kiel', 'Mühle Kiel-Wik'],
  ['18055', 'Rostock', 'Hafenmühle Rostock'],
] as const

const HEADS =
  'Auftrags-Nr.;Ladedatum;von – bis;Ladestelle;PLZ;Ladeort;Lieferdatum;Anlieferung;Empfänger;PLZ Empf.;Ort Empf.;Pal.;kg brutto;Ldm;Fracht netto;Bem. intern'

/** What is wrong in twelve of the rows, by the row's number from 1: cells that are others. */
const FAULTS: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  7: { 9: '8033', 10: 'München' },
  14: { 1: '31.11.2026' },
  23: { 13: '16,8' },
  38: { 1: '' },
  52: { 12: '264.000' },
  61: { 0: 'NM-7760' },
  77: { 7: '16:00–08:00' },
  96: { 3: 'Mühle Kiel-Wyk' },
  118: { 1: '03.12.2026', 6: '02.12.2026' },
  133: { 14: '6I2,00' },
  150: { 0: 'NM-7850-WOCHENTOUR-MIT-LANGER-NUMMER-12' },
  187: { 11: '' },
}

const two = (value: number) => String(value).padStart(2, '0')

/** A customer's list of tours in the week of Monday, 30 November 2026, `;` between the cells; twelve faults among 200 rows. */
export function tourList(rows = 200): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const [fromCode, fromCity, place] = FROM[index % 8 < 5 ? 0 : 1]
    const [toCode, toCity, company] = TO[index % TO.length] ?? TO[0]
    const pallets = 12 + (index % 4) * 6
    // Monday 30 November, then 1 to 4 December.
    const day = index % 5
    const loading = day === 0 ? '30.11.2026' : `${two(day)}.12.2026`
    const cells = [
      `NM-${7701 + index}`,
      loading,
      '06:00–14:00',
      place,
      fromCode,
      fromCity,
      `${two(day + 1)}.12.2026`,
      '08:00–16:00',
      company,
      toCode,
      toCity,
      String(pallets),
      `${(pallets * 0.8).toFixed(3).replace('.', ',').replace(',', '.')}`,
      (pallets * 0.4).toFixed(1).replace('.', ','),
      `${420 + (index % 9) * 38},00`,
      index % 6 === 0 ? 'Silo 3, Herr Voß' : '',
    ]
    const faults = FAULTS[index + 1] ?? {}
    return cells.map((cell, at) => faults[at] ?? cell).join(';')
  })
  return `${[HEADS, ...lines].join('\r\n')}\r\n`
}
