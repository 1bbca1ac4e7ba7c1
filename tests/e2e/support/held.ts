import type { Person } from './person.ts'

/** What of an order both a row of the list and the server tell. */
interface HeldOrder {
  orderNumber: string
  status: string
  version: number
  customerPrice?: number
}

/** Source: decision B1 */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  CREATED: 'Angelegt',
  CONFIRMED: 'Bestätigt',
  ASSIGNED: 'Disponiert',
  IN_TRANSIT: 'Unterwegs',
  DELIVERED: 'Zugestellt',
  BILLED: 'Abgerechnet',
  CANCELLED: 'Storniert',
}

/** What a screen shows of orders, as text. */
interface ScreenContent {
  /** Path and status filter of the list, when nothing else narrows it. */
  listed?: { statuses: string[]; total: number }
  rows: string[]
  records: { number: string; version: number }[]
}

/** Where rows, panels and the page of an order say something else than the server: nothing, once things have settled. */
export async function differences(person: Person): Promise<string[]> {
  const shown = await shownBy(person)
  if (shown.rows.length + shown.records.length === 0) return []
  const held = new Map((await heldBy(person)).map((order) => [order.orderNumber, order]))
  const found = shown.rows.map((row) => differenceOf(row, held)).filter((text) => text !== '')
  for (const { number, version } of shown.records) {
    const real = held.get(number)?.version
    if (real !== version) found.push(`${number}: Version ${version} is shown, ${real} is held`)
  }
  if (shown.listed === undefined) return found
  const { statuses, total } = shown.listed
  const count = [...held.values()].filter(({ status }) => statuses.length === 0 || statuses.includes(status)).length
  return total === count ? found : [...found, `${total} orders are listed, ${count} are held`]
}

function differenceOf(row: string, held: ReadonlyMap<string, HeldOrder>): string {
  const [number = ''] = /[A-Z]{2}-\d{4}-\d{6}/.exec(row) ?? []
  const order = held.get(number)
  if (number === '') return ''
  if (order === undefined) return `${number} is shown, and not held`
  const price = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(order.customerPrice ?? 0)
  const missing = [STATUS_WORDS[order.status] ?? '', order.customerPrice ? price : '']
  const wrong = missing.filter((text) => !row.replaceAll('\u00A0', ' ').includes(text))
  return wrong.length === 0 ? '' : `${number} does not show ${wrong.join(' and ')}: ${row.replaceAll(/\s+/g, ' ')}`
}

async function shownBy({ page }: Person): Promise<ScreenContent> {
  return await page.evaluate((): ScreenContent => {
    const main = document.querySelector('main')
    const heads = [...(main?.querySelectorAll('th[data-column]') ?? [])].map((head) => head.textContent ?? '')
    // Only a list that has both columns tells both.
    const isTold = ['Status', 'Netto'].every((word) => heads.some((head) => head.startsWith(word)))
    const rows = isTold ? [...(main?.querySelectorAll<HTMLElement>('tr[data-index]') ?? [])] : []
    const records = [main, ...document.querySelectorAll('aside')].flatMap((place) => {
      const number = place?.querySelector('h1, h2')?.textContent ?? ''
      const version = /Version (\d+)/.exec(place?.textContent ?? '')?.[1]
      return version === undefined || !/^[A-Z]{2}-/.test(number) ? [] : [{ number, version: Number(version) }]
    })
    const search = new URLSearchParams(location.search)
    const isBare = ![...search.keys()].some(
      (name) => !['status', 'row', 'page', 'panels', 'sort', 'dir'].includes(name),
    )
    const total = /Zeile \d+ von ([\d.]+)/.exec(main?.innerText ?? '')?.[1]?.replaceAll('.', '')
    const isList = location.pathname === '/orders' && isBare && total !== undefined
    const statuses = search.get('status')?.split(',') ?? []
    return {
      ...(isList ? { listed: { statuses, total: Number(total) } } : {}),
      rows: rows.map((row) => row.innerText),
      records,
    }
  })
}

/** All orders of the person's tenant. The page asks, as the backend may be within it. */
export async function heldBy({ page, wire, place }: Person): Promise<HeldOrder[]> {
  const sent = wire.last(/^\/api\//)
  const asked = { base: place.api ?? '', token: sent?.token, tenant: sent?.tenant }
  return await page.evaluate(async ({ base, token, tenant }): Promise<HeldOrder[]> => {
    const own = sessionStorage.getItem('auth_token') ?? localStorage.getItem('auth_token') ?? token ?? ''
    const headers = { authorization: `Bearer ${own}`, 'x-tenant-id': tenant ?? localStorage.getItem('tenant') ?? '' }
    const found: HeldOrder[] = []
    for (let number = 1; ; number += 1) {
      const answer = await fetch(`${base}/api/orders?limit=500&page=${number}`, { headers })
      const { data, pagination } = await answer.json()
      found.push(...data)
      if (number >= pagination.totalPages) return found
    }
  }, asked)
}
