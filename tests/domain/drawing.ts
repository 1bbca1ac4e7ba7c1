import { addDays } from '#src/domain/basics/dates.ts'
import type { PlanEnd } from '#src/domain/planning/facts/board.ts'
import { seededRandom } from '#src/domain/planning/search/random.ts'
import { findPlace } from '#src/domain/places/places.ts'

const AT_HOME = ['20457', '30159', '34117', '60311', '80331', '10115', '28197', '30625'].map(
  (code) => ['DE', code] as const,
)
const ABROAD = [
  ...([
    ['PL', '61-001'],
    ['PL', '00-001'],
    ['NL', '5911'],
    ['FR', '67000'],
    ['FR', '59000'],
    ['FR', '75001'],
  ] as const),
  ...([
    ['AT', '5020'],
    ['IT', '39100'],
    ['BE', '2000'],
  ] as const),
]
/** Mostly at home, both, or with a truck that goes on abroad. */
const REGIONS = [
  AT_HOME,
  AT_HOME,
  [...AT_HOME, ...ABROAD],
  [...ABROAD.slice(3, 6), ...ABROAD.slice(3, 6), ...AT_HOME.slice(0, 3)],
] as const
/** Before an ordinary week-end, before Christmas, in the Saturdays of summer, in the week summer time ends. */
export const MONDAYS = ['2026-11-23', '2026-12-21', '2026-07-27', '2026-10-19'] as const
const WINDOWS = [
  { from: '06:00', to: '10:00' },
  { from: '07:00', to: '16:00', assumed: true },
  { from: '08:00' },
  { to: '14:00' },
  { from: '11:00', to: '11:00', fixed: true },
  { from: '18:00', to: '22:00' },
  { openingHours: 'Mo–Fr 7–16' },
  {},
]
/** Draws with a seed: the same seed is the same board. */
export function drawing(seed: number) {
  const random = seededRandom(seed * 7919 + 13)
  const towns = REGIONS[seed % REGIONS.length] ?? AT_HOME
  const below = (most: number) => Math.floor(random() * most)
  return {
    towns,
    below,
    chance: (share: number) => random() < share,
    of: <T>(all: readonly T[]): T => all[below(all.length)] as T,
    maybe: <T>(share: number, make: () => T): T | undefined => (random() < share ? make() : undefined),
  }
}
export type Draw = ReturnType<typeof drawing>

/** A place with any window. */
export function anyEnd(
  { towns, of, below, maybe }: Draw,
  monday: string,
  day: number,
  names: readonly string[],
): PlanEnd {
  const [country, postalCode] = of(towns)
  const { city, lat, lng } = findPlace(country, postalCode) ?? { city: '?', lat: 50, lng: 9 }
  const company = of(names)
  const key = `${company}|${postalCode}`
  const site = { key, company: maybe(0.9, () => company), country, postalCode, city, point: { lat, lng } }
  return { site, fixed: false, date: maybe(0.95, () => addDays(monday, day + below(2))), ...of(WINDOWS) }
}
