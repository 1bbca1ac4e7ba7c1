import type { Place } from '#src/domain/places/places.ts'
import type { Random } from './random.ts'

const DIAL: ReadonlyMap<string, string> = new Map([
  ['AT', '+43'],
  ['CH', '+41'],
  ['CZ', '+420'],
  ['ES', '+34'],
  ['LT', '+370'],
  ['NL', '+31'],
  ['PL', '+48'],
])

const AREA: ReadonlyMap<string, string> = new Map([
  ['Hamburg', '040'],
  ['Hamburg-Harburg', '040'],
  ['Berlin', '030'],
  ['München', '089'],
  ['Köln', '0221'],
  ['Dresden', '0351'],
  ['Frankfurt am Main', '069'],
])

const two = (value: number) => String(value).padStart(2, '0')

/** A landline number that is never assigned: no subscriber's number begins with 000. */
export function landline(place: Place, random: Random): string {
  const own = `000 ${two(random.int(10, 99))}-${two(random.int(10, 99))}`
  const dial = DIAL.get(place.country)
  return dial
    ? `${dial} ${own}`
    : `${AREA.get(place.city) ?? `0${place.postalCode.replace(/^0/, '3').slice(0, 4)}`} ${own}`
}

/** Mobile numbers the German network agency keeps free for films and the like: 0171 39200 00 to 99. */
export function mobile(index: number): string {
  return `0171 39200${two(index % 100)}`
}
