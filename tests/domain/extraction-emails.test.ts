import { describe, expect, test } from 'vitest'
import { ownWords } from '#src/domain/emails/understand.ts'
import { linesOf } from '#src/domain/extraction/paper.ts'
import type { PaperValues } from '#src/domain/extraction/fields.ts'
import { readPaper } from '#src/domain/extraction/read-paper.ts'
import { WORLD } from './extraction/papers.ts'

interface SampleEmail {
  name: string
  subject: string
  text: string
  expected: Partial<PaperValues>
}

/** Load orders as customers write them, each in a way of its own, and what a dispatcher reads in them. */
const SAMPLE_EMAILS: readonly SampleEmail[] = [
  {
    name: 'in running text',
    subject: 'Transport morgen',
    text: `Hallo Frau Petersen,

bitte holen Sie am 25.11.2026 zwischen 7 und 12 Uhr 14 Europaletten Fliesen bei der Fliesenwerk Anhalt GmbH, Ofenstraße 4, 06112 Halle ab. Gewicht 11.200 kg, 5,6 Ldm.
Anliefern am 26.11.2026 ab 8 Uhr bei Baustoffhandel Nordheide, Gewerbering 12, 21079 Hamburg.
Unsere Bestellnummer ist FA-88213. Als Fracht hatten wir 540 € netto vereinbart.

Viele Grüße
Nadine Kühn`,
    expected: {
      'customer.customerReference': 'FA-88213',
      'pickup.company': 'Fliesenwerk Anhalt GmbH',
      'pickup.street': 'Ofenstraße 4',
      'pickup.postalCode': '06112',
      'pickup.city': 'Halle',
      'pickup.date': '2026-11-25',
      'pickup.timeFrom': '07:00',
      'pickup.timeTo': '12:00',
      'delivery.company': 'Baustoffhandel Nordheide',
      'delivery.street': 'Gewerbering 12',
      'delivery.postalCode': '21079',
      'delivery.city': 'Hamburg',
      'delivery.date': '2026-11-26',
      'delivery.timeFrom': '08:00',
      'cargo.packageCount': 14,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 11_200,
      'cargo.loadingMeters': 5.6,
      'price.customer': 540,
    },
  },
  {
    name: 'with labels',
    subject: 'Ladeauftrag HK-26-4410',
    text: `Guten Tag,

Auftraggeber: Hansekontor Kaffeerösterei GmbH
Auftragsnummer: HK-26-4410
Ladestelle: Hansekontor Kaffeerösterei GmbH, Speicherstraße 8, 20457 Hamburg
Ladetermin: 25.11.2026, 08:00 - 12:00 Uhr
Ladereferenz: 4500119823
Entladestelle: Frischemarkt Verteilzentrum, Lagerhofweg 77, 80331 München
Liefertermin: 26.11.2026, 06:00 - 10:00 Uhr
Ware: Röstkaffee
Anzahl: 18 Europaletten
Bruttogewicht: 9.450 kg
Lademeter: 7,2
Frachtpreis: 1.480,00 EUR

Mit freundlichen Grüßen
Antje Schäfer`,
    expected: {
      'customer.name': 'Hansekontor Kaffeerösterei GmbH',
      'customer.customerReference': 'HK-26-4410',
      'pickup.company': 'Hansekontor Kaffeerösterei GmbH',
      'pickup.postalCode': '20457',
      'pickup.city': 'Hamburg',
      'pickup.date': '2026-11-25',
      'pickup.timeFrom': '08:00',
      'pickup.timeTo': '12:00',
      'pickup.reference': '4500119823',
      'delivery.company': 'Frischemarkt Verteilzentrum',
      'delivery.postalCode': '80331',
      'delivery.city': 'München',
      'delivery.date': '2026-11-26',
      'delivery.timeFrom': '06:00',
      'delivery.timeTo': '10:00',
      'cargo.description': 'Röstkaffee',
      'cargo.packageCount': 18,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 9450,
      'cargo.loadingMeters': 7.2,
      'price.customer': 1480,
    },
  },
  {
    name: 'as a table',
    subject: 'Auftrag 77120',
    text: `Moin,

            Beladung                      Entladung
Firma       Teutoburger Küchenwerke       Möbelhaus Ostsee
Straße      Werkstraße 9                  Hafenstraße 40
PLZ, Ort    32052 Herford                 18055 Rostock
Datum       25.11.2026                    26.11.2026
Zeit        08:00-14:00                   07:00-12:00

Ware: Küchenteile
Gewicht: 4.800 kg
Lademeter: 6,0
Fracht: 690 € netto

Gruß Uwe Lindner`,
    expected: {
      'pickup.postalCode': '32052',
      'pickup.city': 'Herford',
      'pickup.street': 'Werkstraße 9',
      'pickup.date': '2026-11-25',
      'pickup.timeFrom': '08:00',
      'pickup.timeTo': '14:00',
      'delivery.postalCode': '18055',
      'delivery.city': 'Rostock',
      'delivery.street': 'Hafenstraße 40',
      'delivery.date': '2026-11-26',
      'delivery.timeFrom': '07:00',
      'delivery.timeTo': '12:00',
      'cargo.description': 'Küchenteile',
      'cargo.weightKg': 4800,
      'cargo.loadingMeters': 6,
      'price.customer': 690,
    },
  },
  {
    name: 'forwarded',
    subject: 'WG: Abholung Schwerin',
    text: `Bitte einplanen, danke. Jana

-----Ursprüngliche Nachricht-----
Von: Versand <versand@warnow-fischfeinkost.example>
Gesendet: Montag, 23. November 2026 11:20
An: Jana Petersen
Betreff: Abholung Schwerin

Guten Tag,

Abholung: Warnow Fischfeinkost eG, Kühlhausstraße 3, 19053 Schwerin
25.11.2026, 06:00 bis 09:00 Uhr
Lieferung an: Frischezentrum Köln, Marktstraße 10, 50667 Köln
26.11.2026, 04:00 bis 07:00 Uhr
Ware: Fischfeinkost, 16 Europaletten
Gewicht: 8.900 kg
Lademeter: 6,4
Temperatur: +2 bis +4 °C
Fracht: 1.120,00 EUR`,
    expected: {
      'pickup.company': 'Warnow Fischfeinkost eG',
      'pickup.street': 'Kühlhausstraße 3',
      'pickup.postalCode': '19053',
      'pickup.city': 'Schwerin',
      'pickup.date': '2026-11-25',
      'pickup.timeFrom': '06:00',
      'pickup.timeTo': '09:00',
      'delivery.company': 'Frischezentrum Köln',
      'delivery.street': 'Marktstraße 10',
      'delivery.postalCode': '50667',
      'delivery.city': 'Köln',
      'delivery.date': '2026-11-26',
      'delivery.timeFrom': '04:00',
      'delivery.timeTo': '07:00',
      'cargo.packageCount': 16,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 8900,
      'cargo.loadingMeters': 6.4,
      'cargo.temperature.min': 2,
      'cargo.temperature.max': 4,
      'price.customer': 1120,
    },
  },
  {
    name: 'with a recipient under "An", a length in metres, a signature and a disclaimer',
    subject: 'Ladeauftrag LM-3391',
    text: `Sehr geehrte Damen und Herren,

wir beauftragen Sie mit folgendem Transport:

Auftragsnummer: LM-3391
Beladestelle: Lindenauer Maschinenbau GmbH, Industriestraße 31, 04103 Leipzig
Ladedatum: 25.11.2026, 07:00-11:00 Uhr
An: Hafenlogistik Bremen GmbH, Überseering 5, 28197 Bremen
Lieferdatum: 26.11.2026, 08:00-15:00 Uhr
Ware: Maschinenteile in Kisten
Gewicht: 18,4 t
13,6 m Ladelänge
Fracht: 780,00 EUR netto
Zahlungsziel: 30 Tage

Mit freundlichen Grüßen

Ralf Schuster
Lindenauer Maschinenbau GmbH
Messeallee 2, 04356 Leipzig
Tel. 0341 000 55-12
Geschäftsführer: Dr. Anke Voigt, HRB 12345, Amtsgericht Leipzig

Diese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige Empfänger sind, informieren Sie bitte den Absender.`,
    expected: {
      'customer.customerReference': 'LM-3391',
      'pickup.company': 'Lindenauer Maschinenbau GmbH',
      'pickup.street': 'Industriestraße 31',
      'pickup.postalCode': '04103',
      'pickup.city': 'Leipzig',
      'pickup.date': '2026-11-25',
      'pickup.timeFrom': '07:00',
      'pickup.timeTo': '11:00',
      'delivery.company': 'Hafenlogistik Bremen GmbH',
      'delivery.street': 'Überseering 5',
      'delivery.postalCode': '28197',
      'delivery.city': 'Bremen',
      'delivery.date': '2026-11-26',
      'delivery.timeFrom': '08:00',
      'delivery.timeTo': '15:00',
      'cargo.description': 'Maschinenteile in Kisten',
      'cargo.weightKg': 18_400,
      'cargo.loadingMeters': 13.6,
      'price.customer': 780,
    },
  },
  {
    name: 'over the thread it answers, with several lines of goods',
    subject: 'AW: Ihr Angebot Kassel – Berlin',
    text: `Guten Tag Herr Brandt,

wir nehmen Ihr Angebot an. Hier die Daten:

Referenz: KB-2026-118
Laden: Nordhessen Papier GmbH, Fuldastraße 18, 34117 Kassel
25.11.2026 von 10:00 bis 14:00 Uhr
Entladen: Druckhaus Spree, Ringstraße 77, 10115 Berlin
26.11.2026 von 07:00 bis 12:00 Uhr
Ware:
12 Europaletten Kopierpapier
6 Europaletten Kartonagen
Gesamtgewicht: 13.800 kg
Lademeter: 7,2
Fracht: 610,00 EUR

Viele Grüße
Petra Noll

Am 23.11.2026 um 09:14 schrieb Jan Brandt <dispo@nordkurs.example>:
> Guten Tag Frau Noll,
> wir bieten Ihnen den Transport von Kassel nach Berlin für 650,00 EUR an.
> Ladetermin wäre der 24.11.2026, 16 Paletten, 12.000 kg.`,
    expected: {
      'customer.customerReference': 'KB-2026-118',
      'pickup.company': 'Nordhessen Papier GmbH',
      'pickup.street': 'Fuldastraße 18',
      'pickup.postalCode': '34117',
      'pickup.city': 'Kassel',
      'pickup.date': '2026-11-25',
      'pickup.timeFrom': '10:00',
      'pickup.timeTo': '14:00',
      'delivery.company': 'Druckhaus Spree',
      'delivery.street': 'Ringstraße 77',
      'delivery.postalCode': '10115',
      'delivery.city': 'Berlin',
      'delivery.date': '2026-11-26',
      'delivery.timeFrom': '07:00',
      'delivery.timeTo': '12:00',
      'cargo.packageCount': 18,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 13_800,
      'cargo.loadingMeters': 7.2,
      'price.customer': 610,
    },
  },
]

/** What somebody has to put right: fields that say something else, or that are missing, and fields that ask. */
async function correctionsOf({ subject, text, expected }: SampleEmail) {
  const readings = await readPaper({ lines: linesOf(ownWords({ subject, text })) }, WORLD)
  const entries = Object.entries(expected) as [keyof PaperValues, unknown][]
  const wrong = entries
    .filter(([field, value]) => readings[field]?.value !== value)
    .map(([field]) => `${field}: ${String(readings[field]?.value)}`)
  const asked = entries
    .filter(([field, value]) => readings[field]?.value === value && readings[field]?.state === 'check')
    .map(([field]) => field)
  const sureButWrong = entries
    .filter(([field, value]) => readings[field]?.state === 'sure' && readings[field]?.value !== value)
    .map(([field]) => field)
  return { wrong, asked, sureButWrong }
}

describe('A load order by e-mail', () => {
  test.each(SAMPLE_EMAILS)('$name needs at most two corrections, and nothing wrong is sure', async (email) => {
    const { wrong, asked, sureButWrong } = await correctionsOf(email)
    expect(sureButWrong).toEqual([])
    expect(wrong.length + asked.length, [...wrong, ...asked].join(', ')).toBeLessThanOrEqual(2)
  })

  test('nineteen fields of twenty are right', async () => {
    const all = await Promise.all(SAMPLE_EMAILS.map(correctionsOf))
    const fields = SAMPLE_EMAILS.flatMap(({ expected }) => Object.keys(expected)).length
    const wrong = all.flatMap((email) => email.wrong).length
    expect((fields - wrong) / fields).toBeGreaterThanOrEqual(0.95)
  })
})
