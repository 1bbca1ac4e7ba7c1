import { addDays, type PlainDate } from '../basics/dates.ts'
import { easterSunday } from '../basics/holidays.ts'

/** The sixteen Länder by their usual abbreviations. */
const STATES = {
  BB: 'Brandenburg',
  BE: 'Berlin',
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  HB: 'Bremen',
  HE: 'Hessen',
  HH: 'Hamburg',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SH: 'Schleswig-Holstein',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  TH: 'Thüringen',
} as const

export type FederalState = keyof typeof STATES

export const stateName = (state: FederalState): string => STATES[state]

/**
 * From which postal code on which Land begins; a few codes lie in two, there the one with more people counts. Towns of one
 * Land in the middle of another's codes are listed where they have codes of their own.
 */
const BEGINS = `
01001SN 01941BB 02601SN 03001BB 04001SN 04581TH 04641SN 04891BB 06001ST 06551TH 06601ST 07301TH 07952SN 07953TH 07982SN
07985TH 08001SN 10001BE 14401BB 17001MV 17258BB 17301MV 17326BB 17335MV 17337BB 17348MV 19271NI 19274MV 19307BB 19358MV
20001HH 21202NI 21451SH 21522NI 21524SH 21601NI 22001HH 22801SH 26001NI 27483SH 27499HH 27501HB 27607NI 28001HB 28784NI
29401ST 29431NI 32001NW 34001HE 34331NI 34359HE 34401NW 34441HE 36401TH 37001NI 37195HE 37197NI 37201HE 37301TH 37401NI
37651NW 37689NI 37692NW 37697NI 38481ST 38501NI 38801ST 40001NW 48442NI 48466NW 48478NI 48481NW 48486NI 48489NW 48497NI
48541NW 49001NI 49461NW 49551NI 50101NW 51598RP 51601NW 53401RP 53581NW 53614RP 53621NW 54181RP 55240HE 55253RP 57001NW
57501RP 58001NW 60001HE 63701BY 64201HE 65558RP 65583HE 65621RP 65627HE 65628RP 65701HE 66001SL 66461RP 66511SL 66841RP
68001BW 68501HE 68520BW 68601HE 68701BW 69235HE 69240BW 69479HE 69489BW 69501HE 70001BW 76711RP 77601BW 80001BY 88001BW
88101BY 88147BW 88149BY 88181BW 89087BY 89090BW 89201BY 89501BW 90001BY 96501TH 97001BY 97861BW 97888BY 97893BW 97897BY
97901BW 98501TH`
  .trim()
  .split(/\s+/)
  .map((entry) => ({ from: entry.slice(0, 5), code: entry.slice(5) }))

const isState = (code: string): code is FederalState => Object.hasOwn(STATES, code)

/** All Länder. */
export const STATE_CODES: readonly FederalState[] = Object.keys(STATES).filter(isState)

/** The Land of a German postal code; undefined for what is none, and for the placeholder. */
export function federalStateOf(postalCode: string): FederalState | undefined {
  if (!/^\d{5}$/.test(postalCode)) return undefined
  const code = BEGINS.findLast(({ from }) => from <= postalCode)?.code
  return code !== undefined && isState(code) ? code : undefined
}

/**
 * The holidays on which trucks must stand in some Länder only. Where they are a holiday without being named in the law
 * (Fronleichnam in parts of Sachsen and Thüringen), trucks may drive. Source: § 30 (4) StVO
 */
export function regionalHolidays(
  year: number,
): readonly { date: PlainDate; name: string; states: readonly FederalState[] }[] {
  return [
    {
      date: addDays(easterSunday(year), 60),
      name: 'Fronleichnam',
      states: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'],
    },
    {
      date: `${year}-10-31`,
      name: 'Reformationstag',
      states: ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'],
    },
    { date: `${year}-11-01`, name: 'Allerheiligen', states: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  ]
}

/** The holiday on which trucks must stand in a Land, besides those of all Länder. */
export function regionalHolidayOn(date: PlainDate, state: FederalState): string | undefined {
  return regionalHolidays(Number(date.slice(0, 4))).find((day) => day.date === date && day.states.includes(state))?.name
}
