import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** What a page or the whole program has one of, by nature; no matter who works here, and however many apps stand in the page. */
const OF_THE_PAGE: Readonly<Record<string, string>> = {
  'src/storage/browser.ts localStore':
    'what the browser keeps, and what it refuses to keep, is shared by all of the page',
  'src/entities/documents/reading/ocr/ocr-worker.ts engine': 'a worker has one engine, and ends with it',
  'src/i18n/setup.ts wanted': 'i18next speaks one language per page',
  'src/i18n/setup.ts starting': 'i18next speaks one language per page',
  'src/i18n/setup.ts started': 'i18next speaks one language per page',
  'src/i18n/setup.ts waiting': 'i18next speaks one language per page',
  'src/ui/live-region.tsx listeners': 'a screen reader reads the page, whoever speaks',
  'src/features/chrome/online.ts since': 'the computer is offline, not an app',
  'src/ui/table/place.ts places': 'the window has room, whoever works in it',
  'src/ui/table/lines.ts known': 'code that has come is there for all of the page',
  'src/ui/loading/after-first-paint.tsx next': 'the page is painted as a whole, whoever draws in it',
  'src/workspace/loading/open-worker.ts policies': 'a page may make one policy of a name',
  'src/domain/places/german/known.ts learning': 'a table that has come is there for all of the page',
  'src/domain/places/german/known.ts places': 'a table that has come is there for all of the page',
  'src/domain/places/postal-areas.ts learning': 'a table that has come is there for all of the page',
  'src/domain/places/postal-areas.ts european': 'a table that has come is there for all of the page',
  'src/commands/keys/hold-keys.ts waitedFor': 'the keyboard is that of the page',
  'src/app/commands/use-registry.ts known': 'the commands that have come are there for all of the page',
}

/** What is worked out once and comes out the same for everybody. */
const REMEMBERED: readonly string[] = [
  'mock-server/core/call-log.ts texts',
  'mock-server/store/fold.ts kept',
  'mock-server/store/columns.ts derived',
  'mock-server/store/rows.ts revived',
  'mock-server/ports/paper-tools.ts loaded',
  'src/domain/goods/adr-substances.ts known',
  'src/domain/basics/dates.ts quarters',
  'src/domain/basics/dates.ts zoneFormats',
  'src/domain/places/lands/lands.ts rows',
  'src/domain/planning/facts/bans.ts bansByDay',
  'src/domain/planning/facts/bans.ts regionalDays',
  'src/domain/planning/checks/week.ts weeks',
  'src/domain/planning/scene/board-index.ts indexes',
  'src/domain/planning/scene/board-index.ts remembered',
  'src/domain/planning/facts/calendar.ts beginnings',
  'src/domain/planning/facts/calendar.ts dates',
  'src/domain/planning/facts/distance.ts kilometres',
  'src/domain/planning/facts/distance.ts numbered',
  'src/domain/planning/facts/distance.ts numbers',
  'src/domain/planning/scene/driver-rows.ts vehicles',
  'src/domain/planning/scene/timeline.ts rowsOfResource',
  'src/domain/planning/scene/timeline.ts rowsWithout',
  'src/domain/planning/search/model.ts remembered',
  'src/domain/planning/facts/holiday-roads.ts nearRoads',
  'src/domain/planning/facts/way.ts ways',
  'src/domain/planning/facts/windows.ts windows',
  'src/features/dispatch/board/rows/lanes.ts known',
  'src/features/orders/status/workflow.ts charts',
  'src/i18n/format.ts formats',
  'src/i18n/format.ts kept',
  'src/i18n/format.ts relativeFormats',
  'src/i18n/typed-dates.ts made',
  'src/records/views/store.ts schemas',
]

/** What belongs to the query client of a session, and ends with it: another app has another client. */
const BY_CLIENT: readonly string[] = [
  'src/features/orders/record/kept-orders.ts limited',
  'src/api/live/news.ts listeners',
  'src/api/live/news.ts readers',
  'src/records/changes/audit.ts lines',
  'src/records/changes/intent-key.ts unsettled',
  'src/records/changes/echo.ts own',
  'src/records/changes/echo.ts underWay',
  'src/records/changes/gone-records.ts listeners',
]

/** The backend of a worker or a process: one each. */
const OF_THE_HOST: readonly string[] = [
  'mock-server/hosts/browser-worker.ts server',
  'mock-server/hosts/serve.ts host',
  'mock-server/hosts/serve.ts origin',
  'mock-server/hosts/serve.ts server',
]

const files = ['src', 'machines', 'mock-server'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
)

/** Names of what a module keeps and changes: variables, collections it writes to, stores it has made. */
function stateIn(text: string): string[] {
  const variables = [...text.matchAll(/^(?:export )?(?:let|var) (\w+)/gm)].map(([, name = '']) => name)
  const constants = [...text.matchAll(/^(?:export )?const (\w+)(?:: [^=\n]+)? = ?\n? *(.*)/gm)]
  const kept = constants.flatMap(([, name = '', value = '']) => {
    const isStore = /^(?:create|open)(?!Context|Route|RootRoute|Preference)\w*[(<]/.test(value)
    const writes = new RegExp(
      `\\b${name}(?:\\.(?:set|add|delete|clear|push|pop|splice)\\(|(?:\\.\\w+|\\[[^\\]]+\\]) \\??=[^=])`,
    )
    const isCollection = /^(?:new (?:Weak)?(?:Map|Set)\b|\[|\{)/.test(value)
    return isStore || (isCollection && writes.test(text)) ? [name] : []
  })
  return [...variables, ...kept]
}

it('no module keeps a value of a session: two apps can stand in one page', () => {
  const found = files.flatMap((file) =>
    stateIn(readFileSync(resolve(root, file), 'utf8')).map((name) => `${file} ${name}`),
  )
  const known = [...Object.keys(OF_THE_PAGE), ...REMEMBERED, ...BY_CLIENT, ...OF_THE_HOST]
  expect(found.toSorted()).toEqual(known.toSorted())
})

it.each([
  ['let current: Order | undefined', ['current']],
  ['export let count = 0', ['count']],
  ['const open = new Map<string, Handle>()\nopen.set(1, 2)', ['open']],
  ['const listeners = new Set<() => void>()\nconst add = (one) => listeners.add(one)', ['listeners']],
  ['const limited = new WeakSet<object>()\nlimited.add(client)', ['limited']],
  ['const last: { at?: number } = {}\nfunction note() {\n  last.at = 1\n}', ['last']],
  ['const focus = createPanelFocus()', ['focus']],
  ['const SIGNS: ReadonlyMap<string, string> = new Map([])\nSIGNS.get(1)', []],
  ['const ORDER = [1, 2]\nif (ORDER.length === 2) ORDER.map(Number)', []],
  ['const Shown = createContext(false)', []],
  ['function make() {\n  let open = false\n  const all = new Map()\n  all.set(1, 2)\n}', []],
])('it is noticed: %j', (text, names) => {
  expect(stateIn(text)).toEqual(names)
})
