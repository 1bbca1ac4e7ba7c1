import type { EndpointName } from '#src/contract/index.ts'
import {
  DASHBOARD,
  ENHANCED_ORDER,
  HEALTH,
  LISTED_ORDER,
  LOAD,
  MATCH,
  only,
  ORDER,
  ORDER_EVENT,
  PARTNER,
  plainDocument,
  SEARCH_RESULT,
  snaked,
  TRANSPORT,
  USER,
  VEHICLE,
  VEHICLE_MATCH,
  WIZARD_CARRIER,
  WIZARD_PRICE,
} from './fields.ts'

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** An order on its own comes in snake_case. */
const order = (record: unknown) => snaked(only(ORDER, record))
const orderOf = (answer: Fields) => order(answer['order'])
const transportOf = (answer: Fields) => only(TRANSPORT, answer['transport'])
const plainArray = (fields: readonly string[]) => (answer: Fields) =>
  rowsOf(answer['data']).map((row) => only(fields, row))
const inData = (fields: readonly string[]) => (answer: Fields) => ({ data: plainArray(fields)(answer) })
const nothing = () => ({})
const asIs = (answer: Fields) => answer
const match = ({ success, data, error }: Fields) => ({ success, data: only(MATCH, data), error })
const signedIn = ({ token, user }: Fields) => ({ token, user: only(USER, user) })

/** Something the server finds that this product has no records of. */
const FOREIGN = [
  {
    type: 'invoice',
    label: 'Belege',
    count: 2,
    icon: 'copy',
    results: [
      {
        id: 'inv-1',
        title: 'Beleg 2026-1',
        description: '',
        url: '/documents',
        highlight: 'Fracht <mark>Hamburg</mark>',
        metadata: { date: '2026-11-02', amount: 480 },
      },
      {
        id: 'inv-2',
        title: 'Beleg 2026-2',
        description: 'Fremde Seite',
        url: 'https://example.org/beleg',
        metadata: {},
      },
    ],
  },
]

function search({ categories }: Fields): Fields {
  const known = rowsOf(categories).map((category) => {
    const { type, label, count, icon, results } = fieldsOf(category)
    return { type, label, count, icon, results: rowsOf(results).map((result) => only(SEARCH_RESULT, result)) }
  })
  return { categories: [...known, ...FOREIGN] }
}

/** What the specification shows of the answer to each call; calls whose answers it does not show answer as little as can be. */
export const PLAIN_ANSWERS: Partial<Record<EndpointName, (answer: Fields) => unknown>> = {
  'csrf.token': ({ csrfToken, data }) => ({ data: { csrfToken: csrfToken ?? fieldsOf(data)['csrfToken'] } }),
  'auth.login': signedIn,
  'auth.register': signedIn,
  'auth.logout': nothing,
  'auth.profile': (answer) => only(USER, answer),
  'auth.refresh': ({ token }) => ({ token }),
  'auth.setCookie': nothing,
  'auth.clearCookie': nothing,
  'health.get': (answer) => only(HEALTH, answer),
  'statistics.dashboard': (answer) => only(DASHBOARD, answer),
  'orders.list': plainArray(LISTED_ORDER),
  'orders.get': order,
  'orders.update': orderOf,
  'orders.delete': nothing,
  'orders.events': ({ items, ...page }) => ({ ...page, items: rowsOf(items).map((event) => only(ORDER_EVENT, event)) }),
  'orders.setStatus': orderOf,
  'orders.setPricing': orderOf,
  'orders.setCarrier': orderOf,
  'orders.setCustomer': orderOf,
  'orders.search': plainArray(LISTED_ORDER),
  'auditLogs.create': nothing,
  'orderManagement.list': ({ orders }) => ({ orders: rowsOf(orders).map(order) }),
  'businessOrders.list': inData(ORDER),
  'businessOrders.get': order,
  'customers.orderHistory': plainArray(ORDER),
  'carriers.orderHistory': plainArray(ORDER),
  'wizard.start': (answer) => only(['sessionId'], answer),
  'wizard.get': (answer) => only(['sessionId', 'data'], answer),
  'wizard.setCustomer': nothing,
  'wizard.setCargo': nothing,
  'wizard.setPickup': nothing,
  'wizard.setDelivery': nothing,
  'wizard.calculatePrice': (answer) => only(WIZARD_PRICE, answer),
  'wizard.findCarriers': ({ matches }) => ({ matches: rowsOf(matches).map((row) => only(WIZARD_CARRIER, row)) }),
  'wizard.createOrder': orderOf,
  'tmsIntegration.orderWizardToTms': (answer) => ({ success: true, order: orderOf(answer) }),
  'transports.list': inData(TRANSPORT),
  'transports.get': (answer) => only(TRANSPORT, answer),
  'transports.create': transportOf,
  'transports.update': transportOf,
  'transports.delete': nothing,
  'transports.assignDriver': transportOf,
  'transports.assignVehicle': transportOf,
  'transports.setStatus': transportOf,
  'enhancedOrders.list': inData(ENHANCED_ORDER),
  'vehicles.list': inData(VEHICLE),
  'partners.list': plainArray(PARTNER),
  'users.list': inData(USER),
  'loads.list': plainArray(LOAD),
  'matching.findVehicles': ({ vehicles }) => ({ vehicles: rowsOf(vehicles).map((row) => only(VEHICLE_MATCH, row)) }),
  'matching.createOrder': orderOf,
  'matches.create': match,
  'matches.accept': match,
  'matches.update': match,
  'matches.get': match,
  'matches.delete': ({ success }) => ({ success }),
  'documents.list': ({ data }) => ({ data: rowsOf(data).map(plainDocument) }),
  'documents.get': plainDocument,
  'documents.upload': plainDocument,
  'documents.update': plainDocument,
  'documents.delete': nothing,
  'documents.preview': (answer) => only(['previewUrl'], answer),
  'documents.verify': plainDocument,
  'documents.addTags': plainDocument,
  'documents.removeTags': plainDocument,
  'documents.events': ({ data }) => ({ data: rowsOf(data).map((event) => only(ORDER_EVENT, event)) }),
  'documents.deleteMany': nothing,
  'documents.search': ({ data }) => rowsOf(data).map(plainDocument),
  'search.all': search,
  'businessOrders.metrics': asIs,
}
