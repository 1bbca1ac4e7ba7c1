/** `before` where an older product had no way by keys. */
export const NO_WAY = Symbol('no way')

export const orders = (desk, query = '') => desk.get(`/api/business/orders?limit=500${query}`)
export const confirmed = async (desk) => (await orders(desk)).filter(({ status }) => status === 'CONFIRMED')
export const holidays = async (desk) =>
  (await desk.get('/api/drivers?limit=500'))
    .flatMap(({ absences = [] }) => absences)
    .filter(({ kind, from }) => kind === 'holiday' && from > day(0)).length
export const order = (desk, number) => desk.get(`/api/orders/${number}`)
export const transports = (desk) => desk.get('/api/v1/transports?limit=500')
/** The first order in one of these statuses, the newest; further conditions as a test. */
export const inStatus =
  (status, fits = () => true) =>
  async (desk) => {
    const found = (await orders(desk)).find((one) => one.status === status && fits(one))
    return { ...found, number: found.orderNumber }
  }
export const isInland = ({ pickupCountry, deliveryCountry }) =>
  pickupCountry === 'Deutschland' && deliveryCountry === 'Deutschland'
/** An own vehicle like that which no one has planned anything for. */
export const idleVehicle = async (desk, fits) => {
  const { tours } = await desk.get(`/api/v1/board?from=${day(-2)}&to=${day(10)}`)
  const busy = new Set(tours.map(({ vehicleId }) => vehicleId))
  return (await desk.get('/api/vehicles?limit=500')).find((one) => !busy.has(one.id) && fits(one))
}
export const row = ({ number }) => `/orders?row=${number}`
export const beside = ({ number }) => `/orders?row=${number}&panels=order:${number}`
export const heading = async (desk) => (await desk.page.locator('h1').first().innerText()).trim()
/** What stands in the panel beside. */
export const panel = async (desk) =>
  (await desk.page.locator('aside[data-panel]').last().innerText()).replaceAll(' ', ' ')
/** The order in hand is so in the backend. */
export const held = (is) => async (desk) =>
  is(await order(desk, desk.facts.number), desk.facts) ? true : 'not held so'
export const copied = (desk) => desk.page.evaluate(() => navigator.clipboard.readText())
/** The list shows only what fits, and something at all. */
export const filtered = (path, wanted) => async (desk) => {
  const { pathname, searchParams } = new URL(desk.page.url())
  const isSet = Object.entries(wanted).every(([name, value]) => searchParams.get(name) === value)
  const rows = await desk.page.locator('main tr[data-index]').count()
  return (pathname === path && isSet && rows > 0) || desk.page.url()
}
/** A day as the browser counts it, which is in Berlin wherever this runs. */
export const day = (offset) => later(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }), offset)
export const later = (date, days) =>
  new Date(Date.parse(`${date}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
/** The Monday that `mo` means: today or the next one. */
export const monday = () => day((8 - new Date(`${day(0)}T12:00Z`).getUTCDay()) % 7)
export const downs = (count) => 'ArrowDown '.repeat(count).trim()
