import { PLACES } from '#src/domain/places/places.ts'

/** Named first, as far as there is room; then all others. */
const FIRST = [
  ...['Hamburg', 'Berlin', 'München', 'Köln', 'Frankfurt am Main', 'Stuttgart', 'Leipzig', 'Hannover', 'Nürnberg'],
  ...['Bremen', 'Dresden', 'Rotterdam', 'Wien', 'Praha', 'Poznań', 'Basel', 'Rostock', 'Wrocław', 'Innsbruck'],
  ...['Antwerpen', 'Milano', 'Lyon', 'Warszawa', 'Budapest', 'Malmö', 'Zürich', 'Kassel', 'Kaunas', 'Barcelona'],
]

const rank = (city: string) => (FIRST.includes(city) ? FIRST.indexOf(city) : FIRST.length)

/** The towns of the map, the most important first. */
export const CITIES = PLACES.map(({ city, lat, lng }) => ({ name: city, lat, lng })).toSorted(
  (a, b) => rank(a.name) - rank(b.name),
)
