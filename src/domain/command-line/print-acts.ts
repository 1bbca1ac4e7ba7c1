import { placeNamed } from '../places/town-codes.ts'
import { typedDelay, type TypedDelay } from '../basics/typed-delay.ts'
import type { AppointmentMove } from '../stops/typed-move.ts'
import type { PackageType } from '../vehicles/vehicles.ts'
import { typeWord } from '../vehicles/type-words.ts'
import { isActVerb, isOrderNumber } from './acts.ts'
import type { Act, Appointment, Line, NewOrder } from './line.ts'
import { OPEN, placeBegins } from './new-order.ts'
import { dayText, inQuotes, quoted } from './quoting.ts'
import { tokensOf } from './tokens.ts'
import { absenceWord, blockWord, verbWord } from './words.ts'

/** Orders one after the other. */
const listed = (objects: readonly string[] = []) =>
  objects.map((name) => (isOrderNumber(name) ? name : inQuotes(name))).join(' ')

const because = (reason: string | undefined) => reason && `wegen ${reason}`

const joined = (...words: readonly (string | undefined | false)[]) => words.filter(Boolean).join(' ')

/** `45 min Stau`; so many minutes that they could be the number of an order are written as hours. */
function delayText({ minutes, cause }: TypedDelay): string {
  const plain = joined(String(minutes), cause)
  const read = typedDelay(plain)
  if (minutes < 1000 && read?.minutes === minutes && read.cause === cause) return plain
  const hours = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return minutes < 1000 ? joined(String(minutes), 'min', cause) : joined(hours, cause)
}

function windowText({ timeFrom, timeTo }: { timeFrom?: string | undefined; timeTo?: string | undefined }) {
  if (timeFrom === undefined) return timeTo && `bis ${timeTo}`
  return timeTo === undefined ? `ab ${timeFrom}` : `${timeFrom}-${timeTo}`
}

/** How an appointment moves, as it is typed. */
export function moveText({ days, date, ...window }: AppointmentMove): string {
  const count = days === undefined ? undefined : `${days < 0 ? '-' : '+'}${Math.abs(days)}`
  return joined(date === undefined ? count : dayText(date), windowText(window))
}

const daysText = (from: string, to: string | undefined) =>
  to === undefined ? `ab ${dayText(from)}` : from === to ? dayText(from) : `${dayText(from)}-${dayText(to)}`

export const isAct = (line: Line): line is Act => isActVerb(line.verb)

/** A line that says what is done, as it is typed. */
export function printAct(line: Act): string {
  const word = verbWord(line.verb)
  const about = 'object' in line && line.object !== undefined ? quoted(line.object) : undefined
  switch (line.verb) {
    case 'assign':
      return joined(about, word, quoted(line.carrier))
    case 'confirm':
      return joined(word, listed(line.objects))
    case 'cancel':
      return joined(word, listed(line.objects), because(line.reason))
    case 'move':
      return joined(word, listed(line.objects), 'auf', moveText(line.move))
    case 'delay':
      return joined(about, word, delayText(line.delay))
    case 'block':
      return joined(about, blockWord(line.kind), daysText(line.from, line.to), because(line.reason))
    case 'absent':
      return joined(about, absenceWord(line.kind), daysText(line.from, line.to), because(line.note))
    case 'tours':
      return joined(word, about)
    case 'help':
      return joined(word, line.topic && inQuotes(line.topic))
  }
}

/** Packages in a word each, as `parseTypedPackages` reads them. */
const PACKAGES: Readonly<Record<PackageType, string>> = {
  Standard: 'stück',
  Europalette: 'epal',
  Industriepalette: 'industriepaletten',
  Gitterbox: 'gitterboxen',
  Colli: 'colli',
  Coil: 'coils',
  Lose: 'lose',
}

const number = (value: number) => String(value).replace('.', ',')
const whenText = ({ date, ...window }: Appointment = {}) => joined(date && dayText(date), windowText(window))

/** A new order as it is typed. */
export function printNewOrder(line: NewOrder): string {
  const { packages, weightKg, loadingMeters, vehicleType, goods, pickup, delivery } = line
  const unloaded = whenText(delivery)
  return joined(
    verbWord('create'),
    headText(line),
    packages && `${packages.count} ${PACKAGES[packages.type ?? 'Standard']}`,
    weightKg !== undefined && `${number(weightKg)} kg`,
    loadingMeters !== undefined && `${number(loadingMeters)} ldm`,
    vehicleType && typeWord(vehicleType),
    goods && inQuotes(goods),
    whenText(pickup),
    unloaded !== '' && `/ ${unloaded}`,
  )
}

function headText({ customer, from, to, ...more }: NewOrder): string {
  if (from === undefined && to === undefined) {
    const isOpen =
      customer === undefined && Object.values(more).some((value) => value !== undefined && value !== 'create')
    return customer === undefined ? (isOpen ? OPEN : '') : inQuotes(customer)
  }
  const who = customer === undefined ? undefined : quoted(customer)
  const plain = from !== undefined && isTown(from) ? from : undefined
  // Read together the name must not take the place, nor the place the name.
  const whoWords = tokensOf(who ?? '')
  const isApart = plain !== undefined && placeBegins(tokensOf(joined(who, plain))) === whoWords.length
  const start = from === undefined ? OPEN : isApart ? plain : inQuotes(from)
  return joined(who, start, '>', to === undefined ? OPEN : isTown(to) ? to : inQuotes(to))
}

/** A town in one word. */
const isTown = (text: string) => /^\p{L}+$/u.test(text) && placeNamed(text) !== undefined
