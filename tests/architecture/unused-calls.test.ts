import { expect, test } from 'vitest'
import { ENTITY_KINDS, entities } from '#src/contract/entities.ts'
import { endpoints } from '#src/contract/index.ts'

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '/machines/**/*.ts', '!/src/contract/**'],
  { query: '?raw', import: 'default', eager: true },
)
const text = Object.values(sources).join('\n')

const BY_ITSELF =
  'a record that a change takes back as it was read has to be read by itself; the screens show it in its list'
const BOOKED =
  'the matching centre books an offer or a load in one step (matching.createOrder), and no pair waits to be accepted'
const HISTORY =
  'every kind that is changed tells its history alike; this one is shown in the history of what it belongs to'

/** Calls the product does not make, each with why the server has it all the same. */
const UNUSED: Readonly<Record<string, string>> = {
  // Section 7 names them.
  'businessOrders.get': 'orders.get answers the same record with the permissions of the screen that shows it',
  'documents.export': 'the list writes its file itself, with the columns on the screen (decision 060)',
  'documents.preview': 'the screens show the file itself (documents.download), which works without another address',
  'documents.search': 'the list of documents is searched by its own query, with filters, sort and pages',
  'documents.uploadMany': 'each file is sent by itself, so that each has its own progress, refusal and repetition',
  'matches.accept': BOOKED,
  'matches.create': BOOKED,
  'matches.delete': BOOKED,
  'matches.get': BOOKED,
  'matches.update': BOOKED,
  'matching.matchLoad': 'loads are proposed with what speaks for and against each (matching.proposals)',
  'ocr.status': 'readings are told live; documents.reading answers the same with the fields',
  'ocr.upload': 'the inbox uploads documents (documents.upload), which are read whatever they are',
  'offersMatching.dashboard': 'the screen asks for the business dashboard, which knows areas and timeframe',
  'offersMatching.quickAction': 'each action is the call of its own, which can be taken back',
  'orders.statistics': 'figures of orders stand in the dashboard and the reports',
  'smartMatching.details': 'proposals come with their details',
  'tmsIntegration.orderWizardToTms': 'the wizard makes its order itself, step by step; this is for other systems',
  // What the product adds.
  'transports.combined': 'the list of transports shows the inquiries by OCR among them already, by pages of its own',
  'billingRuns.list': 'a kind of record has a list; runs are shown where they are made',
  'companies.list': 'a kind of record has a list; there is one company, read by its id',
  'emails.events': HISTORY,
  'followUps.delete': 'a follow-up is done or taken back on the screens; deleting is for other clients of the server',
  'fuelSurcharges.get': BY_ITSELF,
  'handovers.events': HISTORY,
  'loadingPoints.get': BY_ITSELF,
  'matches.list': BOOKED,
  'palletBookings.events': HISTORY,
  'palletBookings.get': BY_ITSELF,
  'priceRequests.events': HISTORY,
  'tariffs.events': HISTORY,
  'tariffs.get': BY_ITSELF,
  'team.setRole':
    'the screens change roles by users.setRole; kept beside accept and decline for clients that know the team alone',
  'tours.setStops':
    'the board plans stops with tours.plan, which shows what follows; this is for clients that set them outright',
}

test('Every call of the contract is made by the product, or it is said why not', () => {
  const undone = new Set<string>(ENTITY_KINDS.map((kind) => entities[kind].undo))
  const isNamed = (name: string) => text.includes(`'${name}'`) || text.includes(`"${name}"`)
  const unused = Object.keys(endpoints).filter((name) => !undone.has(name) && !isNamed(name))
  expect(unused.toSorted()).toEqual(Object.keys(UNUSED).toSorted())
})
