import { bareHit } from '#src/entities/orders/bare-hit.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { CommandOverlays, preloadOverlays } from '#src/commands/gate/overlays/command-overlays.tsx'
import { CommandsProvider, type PreferenceStorage } from '#src/commands/gate/commands-provider.tsx'
import { choiceCommand, type Command, type CommandContext, type FocusedRecord } from '#src/commands/gate/command.ts'
import { defineCommands } from '#src/commands/gate/registry.ts'
import { needsRecord } from '#src/commands/gate/conditions.ts'
import { deferred } from '#src/commands/gate/deferred.tsx'
import { commands as listCommands } from '#src/records/list/list.first.commands.ts'
import { createOverlays, type Overlays } from '#src/commands/gate/overlays/overlays.ts'
import { Palette } from '#src/commands/palette/palette.tsx'
import type { SearchGroup, SearchHit } from '#src/commands/palette/search-hits.ts'
import type { OpenedLast } from '#src/commands/palette/opened-last.ts'
import { createUndoStore } from '#src/commands/undo/store.ts'
import { workspaceCommands } from '#src/commands/workspace-commands.ts'
import { commands as orderCommands } from '#src/features/orders/orders.first.commands.ts'
import { command, context, recordingList, recordingServices } from '#tests/commands/support.ts'
import { backspace, clear, draw, press, type } from './keyboard-support.tsx'

const jumpToOrder = orderCommands.filter(({ id }) => id === 'palette.jumpToOrder')

let log: string[]
let focus: FocusedRecord | undefined
let searches: { query: string; signal: AbortSignal; answer(groups: SearchGroup[]): void }[]
let stored: Map<string, unknown>
let openedFrom: Overlays
let bringChoices: (ids: readonly string[]) => void
let bringThemes: (titles: readonly string[]) => void

const own: readonly Command[] = [
  choiceCommand({
    group: 'general',
    scope: 'everywhere',
    choicesTitle: 'orders.setStatus.choose',
    id: 'orders.setStatus',
    title: 'commands.palette.actions',
    keys: ['s'],
    needs: [needsRecord('order')],
    placements: ['row'],
    findable: true,
    choices: () => [
      { id: 'ASSIGNED', title: 'Disponiert', value: 'ASSIGNED' },
      { id: 'CANCELLED', title: 'Storniert', blocked: 'Nur für die Administration', value: 'CANCELLED' },
    ],
    run: ({ focus: record }, to) => void log.push(`status ${to} of ${record?.id}`),
  }),
  command({
    id: 'goto.orders',
    title: 'commands.palette.group.order',
    group: 'goto',
    keys: ['g o'],
    run: ({ services }) => services.navigate('/orders'),
  }),
  choiceCommand({
    group: 'general',
    scope: 'everywhere',
    choicesTitle: 'orders.setStatus.choose',
    id: 'slow.choices',
    title: 'orders.setVehicle.title',
    keys: ['*'],
    choices: () =>
      new Promise<{ id: string; title: string; value: string }[]>((resolve) => {
        bringChoices = (ids) => resolve(ids.map((id) => ({ id, title: id, value: id })))
      }),
    run: (_context, chosen) => void log.push(`chosen ${chosen}`),
  }),
  choiceCommand({
    group: 'general',
    scope: 'everywhere',
    choicesTitle: 'chrome.theme',
    id: 'appearance.theme',
    title: 'chrome.theme',
    needs: [needsRecord('vehicle')],
    findable: true,
    choices: () =>
      new Promise<{ id: string; title: string; value: string }[]>((resolve) => {
        bringThemes = (titles) => resolve(titles.map((title) => ({ id: title, title, value: title })))
      }),
    run: (_context, chosen) => void log.push(`theme ${chosen}`),
  }),
  command({
    id: 'slow.change',
    title: 'commands.form.save',
    keys: ['+'],
    changesData: true,
    run: () => void log.push('change'),
  }),
]

function openWorkspace(over?: ReactNode, more?: () => Promise<void>): void {
  log = []
  searches = []
  stored = new Map()
  const storage: PreferenceStorage = {
    read: (name) => stored.get(name),
    write: (name, value) => void stored.set(name, value),
  }
  const overlays = createOverlays({ ...recordingServices(log).ui, toggleNav: () => log.push('toggleNav') })
  openedFrom = overlays
  const services = { ...recordingServices(log), ui: overlays.ui, list: recordingList(log) }
  const current = (): CommandContext => context({ services, ...(focus && { focus }) })
  const undo = createUndoStore({
    undoEvent: () => Promise.resolve({ kind: 'failed', message: '' }),
    keptReason: () => '',
    load: () => undefined,
    save: () => undefined,
  })
  const search = (query: string, signal: AbortSignal) =>
    new Promise<readonly SearchGroup[]>((resolve) => {
      searches.push({ query, signal, answer: resolve })
    })
  draw(
    <CommandsProvider
      registry={defineCommands(workspaceCommands, jumpToOrder, listCommands, own)}
      more={more}
      source={{ current, subscribe: () => () => undefined }}
      overlays={overlays}
      storage={storage}
    >
      <button type="button" data-row>
        Zeile
      </button>
      <input aria-label="Notiz" />
      <CommandButton id="orders.setStatus" />
      {over ?? <CommandOverlays search={search} undo={undo} formatTime={() => '14:03'} />}
    </CommandsProvider>,
  )
  document.querySelector<HTMLElement>('[data-row]')?.focus()
}

const input = () => document.querySelector<HTMLInputElement>('dialog [role="combobox"]')
const rows = () =>
  [...document.querySelectorAll('dialog [role="option"]')].map((row) => row.querySelector('bdi')?.textContent)
/** The row a screen reader is told, found by its id; must be the one marked as selected. */
function told(): string | null | undefined {
  const id = input()?.getAttribute('aria-activedescendant')
  const selected = document.querySelectorAll('dialog [role="option"][aria-selected="true"]')
  expect([...selected].map((row) => row.id)).toEqual(id ? [id] : [])
  return id ? document.getElementById(id)?.querySelector('bdi')?.textContent : undefined
}
const statusText = () => document.querySelector('dialog [role="status"]')?.textContent
const order = (number: string): SearchGroup => ({
  kind: 'order',
  total: 1,
  hits: [{ kind: 'order', id: number, title: number, to: `/orders/${number}`, panel: { kind: 'order', id: number } }],
})
/** Lets so many milliseconds pass, and React draw what comes of them. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 3; turn++) await new Promise(requestAnimationFrame)
}
const openPalette = () => press('k', { ctrlKey: true })

beforeEach(async () => {
  await preloadOverlays()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  focus = undefined
  openWorkspace()
})
afterEach(() => {
  clear()
  vi.useRealTimers()
})

describe('the palette', () => {
  test('Ctrl+K opens it with the focus in the input, Ctrl+K closes it and gives the focus back', () => {
    openPalette()
    expect(document.activeElement).toBe(input())
    expect(document.querySelector('dialog label')?.textContent).toBe('Suchen oder Befehl')
    openPalette()
    expect(input()).toBeNull()
    expect(document.activeElement?.textContent).toBe('Zeile')
  })

  test('just after opening the first row is told, and Enter runs it', () => {
    openPalette()
    expect(told()).toBe(rows()[0])
    type('aufträge')
    expect(told()).toBe('Aufträge')
    press('Enter')
    expect(log).toEqual(['navigate /orders'])
    expect(input()).toBeNull()
  })

  test('just after filtering the first of the new rows is told; the arrows go round', () => {
    openPalette()
    // The arrows go round.
    press('ArrowUp')
    expect(told()).toBe(rows().at(-1))
    press('ArrowDown')
    expect(told()).toBe(rows()[0])
    press('ArrowDown')
    press('ArrowDown')
    expect(told()).toBe(rows()[2])
    type('r')
    expect(told()).toBe(rows()[0])
    type('ückg')
    expect(rows()).toEqual(['Rückgängig'])
    expect(told()).toBe('Rückgängig')
    backspace()
    expect(told()).toBe(rows()[0])
  })

  test('nothing found is said, and no row is told', () => {
    openPalette()
    type('xq')
    expect(document.querySelector('dialog')?.textContent).toContain('Keine Ergebnisse')
    expect(told()).toBeUndefined()
    expect(statusText()).toBe('0 Treffer')
  })

  test('a blocked command stays, says why, and does nothing', () => {
    openPalette()
    type('aktionen')
    const row = document.querySelector('dialog [role="option"]')
    expect(row?.textContent).toContain('Zuerst einen Auftrag auswählen')
    expect(row?.getAttribute('aria-disabled')).toBe('true')
    press('Enter')
    expect(log).toEqual(['announce Zuerst einen Auftrag auswählen'])
    expect(input()).not.toBeNull()
  })

  test('what was used last stands first the next time', () => {
    openPalette()
    type('speichern')
    press('Enter')
    openPalette()
    expect(told()).toBe('Speichern')
    type('aufträge')
    press('Enter')
    press('j')
    expect(stored.get('recentCommands')).toEqual(['slow.change'])
  })
})

describe('the layer of the palette', () => {
  const behind = () => document.querySelector<HTMLElement>('[data-row]')
  const dialog = () => document.querySelector<HTMLDialogElement>('dialog')
  const beside = () => dialog()?.parentElement
  const pressOn = (target: Element | null | undefined) => {
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    flushSync(() => target?.dispatchEvent(event))
    return event
  }

  test('opens and closes without making the page inert, and touches nothing behind but one attribute of its roots', () => {
    const host = behind()?.parentElement
    const roots = [...(host?.children ?? [])]
    const hidden = () => roots.map((root) => root.getAttribute('aria-hidden'))
    const changes = new MutationObserver(() => undefined)
    changes.observe(document.body, { subtree: true, attributes: true, childList: true })
    openPalette()
    expect(hidden()).toEqual(roots.map(() => 'true'))
    openPalette()
    expect(hidden()).toEqual(roots.map(() => null))
    const touched = changes.takeRecords().filter(({ target }) => host !== target && host?.contains(target))
    const palette = touched.filter(({ target }) => !roots.includes(target as Element))
    expect(palette.every(({ target }) => !roots.some((root) => root.contains(target)))).toBe(true)
    expect(touched.filter((change) => !palette.includes(change)).map(({ attributeName }) => attributeName)).toEqual(
      [...roots, ...roots].map(() => 'aria-hidden'),
    )
  })

  test('is a modal dialog to screen readers, but makes no other', () => {
    openPalette()
    expect(dialog()?.getAttribute('aria-modal')).toBe('true')
    expect(dialog()?.open).toBe(true)
    expect(document.querySelector(':modal')).toBeNull()
  })

  test('keeps the focus: Tab and a script that wants it elsewhere lead back to the input, and nobody hears of it', () => {
    openPalette()
    let heard = 0
    const listener = () => {
      heard += 1
    }
    behind()?.addEventListener('focusin', listener)
    behind()?.focus()
    expect(document.activeElement).toBe(input())
    expect(heard).toBe(0)
    for (const shiftKey of [false, true]) {
      expect(press('Tab', { shiftKey })).toBe(false)
      expect(document.activeElement).toBe(input())
    }
  })

  test('a press beside it closes it, one in it does not, and neither takes the focus to the page', () => {
    openPalette()
    expect(pressOn(dialog()?.querySelector('[role="status"]')).defaultPrevented).toBe(true)
    expect(input()).not.toBeNull()
    expect(pressOn(beside()).defaultPrevented).toBe(true)
    expect(input()).toBeNull()
    expect(document.activeElement).toBe(behind())
  })

  test('over a modal dialog, behind which all rests, it is modal itself, and the focus goes back into that dialog', () => {
    const other = document.body.appendChild(document.createElement('dialog'))
    other.append(document.createElement('button'))
    other.showModal()
    flushSync(() => openedFrom.ui.openPalette())
    expect(input()?.closest('dialog')?.matches(':modal')).toBe(true)
    expect(document.activeElement).toBe(input())
    press('Escape')
    expect(input()).toBeNull()
    expect(document.activeElement).toBe(other.querySelector('button'))
  })
})

describe('the rows of the palette', () => {
  const hits = ['NK-1', 'NK-2', 'NK-3'].map((id): SearchHit => ({ ...bareHit(id), statusCode: 'CREATED' }))
  let drawn: number

  function openWith(orders: Pick<OpenedLast, 'known' | 'load'>): void {
    drawn = 0
    const drawSign = () => {
      drawn += 1
      return null
    }
    const openedLast = [{ kind: 'order' as const, title: 'orders.recents' as const, ...orders }]
    openWorkspace(<Palette page={{ kind: 'root' }} openedLast={openedLast} drawSign={drawSign} onClose={clear} />)
  }

  test('are drawn once where all is known of the orders opened last', async () => {
    openWith({ known: () => ({ hits, isComplete: true }), load: () => Promise.reject(new Error('not asked')) })
    await pass(0)
    expect(rows()).toContain('NK-1')
    expect(drawn).toBe(3)
  })

  test('are drawn again only where they say something else, and two for a move of the arrows', async () => {
    const found = hits.map((hit) => (hit.id === 'NK-2' ? { ...hit, context: 'Hansa' } : { ...hit }))
    openWith({ known: () => ({ hits, isComplete: false }), load: () => Promise.resolve(found) })
    await pass(0)
    expect(drawn).toBe(4)
    press('ArrowDown')
    press('ArrowUp')
    expect(drawn).toBe(4 + 2 * 2)
  })
})

describe('pages of the palette', () => {
  async function openChoices() {
    focus = { kind: 'order', id: 'NK-2026-004711' }
    openPalette()
    type('aktionen')
    press('Enter')
    await pass(0)
  }

  test('a command with choices opens them, Enter takes one; its key opens them directly, and Esc closes', async () => {
    await openChoices()
    expect(rows()).toEqual(['Disponiert', 'Storniert'])
    expect(told()).toBe('Disponiert')
    press('Enter')
    expect(log).toEqual(['status ASSIGNED of NK-2026-004711'])

    focus = { kind: 'order', id: 'NK-2026-004711' }
    press('s')
    await pass(0)
    expect(rows()).toEqual(['Disponiert', 'Storniert'])
    press('Escape')
    expect(input()).toBeNull()
  })

  test('what is chosen is done to the row it was offered for, though the list behind has moved on', async () => {
    await openChoices()
    focus = { kind: 'order', id: 'NK-2026-004712' }
    press('Enter')
    expect(log).toEqual(['status ASSIGNED of NK-2026-004711'])
  })

  test('also where the code of the palette comes late', async () => {
    focus = { kind: 'order', id: 'NK-2026-004711' }
    let come: (() => void) | undefined
    const late = deferred<Parameters<typeof Palette>[0]>(
      () =>
        new Promise((resolve) => {
          come = () => resolve(Palette)
        }),
    )
    openWorkspace(<late.Deferred page={{ kind: 'choices', commandId: 'orders.setStatus' }} onClose={() => clear()} />)
    await pass(0)
    expect(input()).toBeNull()
    focus = { kind: 'order', id: 'NK-2026-004712' }
    come?.()
    await pass(0)
    expect(told()).toBe('Disponiert')
    press('Enter')
    expect(log).toEqual(['status ASSIGNED of NK-2026-004711'])
  })

  test('Backspace in the empty input and Esc go back one page, and what was typed there is still there', async () => {
    await openChoices()
    type('d')
    backspace()
    expect(rows()).toEqual(['Disponiert', 'Storniert'])
    backspace()
    expect(input()?.value).toBe('aktionen')
    press('Escape')
    await openChoices()
    press('Escape')
    expect(input()?.value).toBe('aktionen')
    press('Escape')
    expect(input()).toBeNull()
  })

  test('Strg+K on a further page goes back to the first, and only from there it closes', async () => {
    await openChoices()
    openPalette()
    expect(input()?.value).toBe('aktionen')
    openPalette()
    expect(input()).toBeNull()
    focus = { kind: 'order', id: 'NK-2026-004711' }
    press('s')
    await pass(0)
    expect(rows()).toEqual(['Disponiert', 'Storniert'])
    openPalette()
    expect(rows().length).toBeGreaterThan(2)
    expect(document.activeElement).toBe(input())
    openPalette()
    expect(document.activeElement?.textContent).toBe('Zeile')
  })

  test('what is searched for by its own key goes on among the commands', async () => {
    press('/', { shiftKey: true })
    type('aufträge')
    openPalette()
    expect([input()?.value, told()]).toEqual(['aufträge', 'Aufträge'])
  })

  test('what lies behind a command is found by its own word where it can be run, and Enter does it to the record under the cursor', async () => {
    openPalette()
    type('dispon')
    await pass(0)
    expect(rows()).toEqual([])
    press('Escape')
    focus = { kind: 'order', id: 'NK-2026-004711' }
    openPalette()
    type('dispon')
    await pass(0)
    expect(told()).toBe('Aktionen: Disponiert')
    expect(document.querySelector('dialog [role="option"]')?.textContent).toContain('NK-2026-004711')
    press('Enter')
    expect(log).toEqual(['status ASSIGNED of NK-2026-004711'])
  })
})

describe('Enter while what may stand in front is still looked for', () => {
  beforeEach(() => {
    focus = { kind: 'vehicle', id: 'HH-T 1303' }
  })

  test('takes a choice that is called as was typed, not the command that only goes by that word; keys behind it wait', async () => {
    openPalette()
    type('dunkel')
    await pass(0)
    expect(told()).toBe('Darstellung …')
    press('Enter')
    press('+')
    await pass(1000)
    expect([log, input()?.value]).toEqual([[], 'dunkel'])
    bringThemes(['Hell', 'Dunkel'])
    await vi.waitFor(() => expect(log).toEqual(['theme Dunkel', 'change']))
    expect(input()).toBeNull()
  })

  test('takes the command where it turns out to be the first, and after 1.5 s what stands there', async () => {
    const open = () => {
      openPalette()
      type('dunkel')
      press('Enter')
    }
    open()
    await pass(0)
    expect(rows()).toContain('Darstellung …')
    bringThemes(['Hell'])
    await vi.waitFor(() => expect(input()?.value).toBe(''))
    openPalette()
    press('Escape')
    expect(input()).toBeNull()
    open()
    await pass(1500)
    expect(input()?.value).toBe('')
    expect(log).toEqual([])
  })

  test('does not wait where a command is called as was typed', async () => {
    openPalette()
    type('darst')
    await pass(0)
    press('Enter')
    await pass(0)
    expect([input()?.value, document.querySelector('dialog')?.textContent.includes('Darstellung …')]).toEqual([
      '',
      true,
    ])
  })

  test('nor for a row that was moved to, and Esc takes it back', async () => {
    openPalette()
    type('dunkel')
    await pass(0)
    press('Enter')
    press('Escape')
    bringThemes(['Dunkel'])
    await pass(0)
    expect([log, input()]).toEqual([[], null])
    openPalette()
    type('dunkel')
    await pass(0)
    press('ArrowDown')
    press('Enter')
    await pass(0)
    expect(input()?.value).toBe('')
  })

  test('takes a list that was described, whose reader comes late', async () => {
    let bring: ((read: () => readonly SearchHit[]) => void) | undefined
    const typed = () => new Promise<() => readonly SearchHit[]>((resolve) => (bring = resolve))
    const search = () => Promise.resolve([order('NK-2026-004711')])
    openWorkspace(<Palette page={{ kind: 'root' }} search={search} typed={typed} onClose={clear} />)
    type('4711')
    await pass(300)
    expect(told()).toBe('NK-2026-004711')
    press('Enter')
    await pass(1000)
    expect(log).toEqual([])
    bring?.(() => [{ ...bareHit('4711'), to: '/orders?q=4711' }])
    await vi.waitFor(() => expect(log).toEqual(['navigate /orders?q=4711']))
  })

  test('waits for commands that are still on their way, but not for those that cannot be had', async () => {
    let end: (() => void) | undefined
    openWorkspace(undefined, () => new Promise((_resolve, reject) => (end = () => reject(new Error('offline')))))
    openPalette()
    type('auftr')
    await pass(0)
    expect(told()).toBe('Aufträge')
    press('Enter')
    await pass(1000)
    expect(log).toEqual([])
    end?.()
    await vi.waitFor(() => expect(log).toEqual(['navigate /orders']))
  })
})

describe('searching everywhere', () => {
  test('starts with the third character, 300 ms after the last key', async () => {
    openPalette()
    type('br ')
    await pass(1000)
    expect(searches).toEqual([])
    type('i')
    await pass(299)
    expect(searches).toEqual([])
    await pass(1)
    expect(searches.map(({ query }) => query)).toEqual(['br i'])
  })

  test('an older answer never overwrites a newer one', async () => {
    openPalette()
    type('471')
    await pass(300)
    type('2')
    await pass(300)
    expect(searches.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      ['471', true],
      ['4712', false],
    ])
    searches[1]?.answer([order('NK-2026-004712')])
    await pass(0)
    searches[0]?.answer([order('NK-2026-004711')])
    await pass(0)
    expect(rows()).toEqual(['NK-2026-004712'])
    expect(told()).toBe('NK-2026-004712')
    expect(statusText()).toBe('1 Treffer')
  })

  test('Enter pressed before anything is found opens the first hit when it comes', async () => {
    openPalette()
    type('4711')
    press('Enter')
    await pass(300)
    expect(log).toEqual([])
    searches.at(-1)?.answer([order('NK-2026-004711')])
    await pass(0)
    expect(log).toEqual(['navigate /orders/NK-2026-004711'])
  })

  test('Enter before the choices of a command are there takes the first, and the keys behind it come after that', async () => {
    press('*')
    await pass(0)
    press('Enter')
    press('+')
    await pass(100)
    expect([log, input()?.value]).toEqual([[], ''])
    bringChoices(['erste', 'zweite'])
    await vi.waitFor(() => expect(log).toEqual(['chosen erste', 'change']))
    expect(input()).toBe(null)
  })

  test('keys behind an Enter for which there turn out to be no choices do nothing, and the next ones work again', async () => {
    press('*')
    await pass(0)
    press('Enter')
    press('+')
    bringChoices([])
    await pass(100)
    press('Escape')
    await pass(0)
    expect([log, input()]).toEqual([[], null])
    press('+')
    await vi.waitFor(() => expect(log).toEqual(['change']))
  })

  test('who types on after Enter has not meant what is found then', async () => {
    openPalette()
    type('4711')
    press('Enter')
    type('4')
    await pass(300)
    searches.at(-1)?.answer([order('NK-2026-004711')])
    await pass(0)
    expect(log).toEqual([])
    expect(rows()).toEqual(['NK-2026-004711'])
  })

  test('Enter opens the hit, Ctrl+Enter a side panel; the search is remembered', async () => {
    const find = async () => {
      openPalette()
      type('471')
      await pass(300)
      searches.at(-1)?.answer([order('NK-2026-004711')])
      await pass(0)
    }
    await find()
    press('Enter')
    await find()
    press('Enter', { ctrlKey: true })
    expect(log).toEqual(['navigate /orders/NK-2026-004711', 'openPanel order:NK-2026-004711 add'])
    openPalette()
    expect(rows().slice(-2)).toEqual(['471', 'Letzte Suchen löschen'])
    press('ArrowUp')
    press('Enter')
    expect(rows()).not.toContain('471')
    expect(stored.get('recentSearches')).toEqual([])
  })
})

describe('keys', () => {
  test('single keys and sequences work outside fields, in a field they are letters', () => {
    press('j')
    press('g')
    press('o')
    expect(log).toEqual(['move 1', 'navigate /orders'])
    log.length = 0
    document.querySelector<HTMLElement>('[aria-label="Notiz"]')?.focus()
    expect(press('j')).toBe(true)
    expect(press('/', { shiftKey: true })).toBe(true)
    expect(log).toEqual([])
    expect(press('k', { ctrlKey: true })).toBe(false)
    expect(input()).not.toBeNull()
  })

  test('AltGr, Alt, dead keys and composing are none of ours, nor is Enter on a button; an open dialog has the whole keyboard', () => {
    expect(press('j', { ctrlKey: true, altKey: true })).toBe(true)
    expect(press('j', { altKey: true })).toBe(true)
    expect(press('Dead')).toBe(true)
    expect(press('j', { isComposing: true })).toBe(true)
    expect(log).toEqual([])
    expect(press('Enter')).toBe(true)
    expect(log).toEqual([])
    openPalette()
    expect(press('j')).toBe(true)
    expect(log).toEqual([])
  })

  test('a held key moves on, but never repeats a change, also when that is done', async () => {
    press('j')
    press('j', { repeat: true })
    press('+')
    await pass(0)
    press('+', { repeat: true })
    expect(log).toEqual(['move 1', 'move 1', 'change'])
  })

  test('after 400 ms the overlay says what may follow, Esc ends the sequence', async () => {
    press('g')
    await pass(399)
    expect(document.body.textContent).not.toContain('Zu Auftragsnummer springen')
    await pass(1)
    expect(document.body.textContent).toContain('Zu Auftragsnummer springen')
    press('Escape')
    await pass(0)
    expect(document.body.textContent).not.toContain('Zu Auftragsnummer springen')
    expect(log).toEqual([])
  })
})

test('a button shows word, key and reason of its command', () => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith('Aktionen'))
  expect(button?.textContent).toBe('Aktionens')
  expect(button?.getAttribute('aria-keyshortcuts')).toBe('s')
  expect(button?.getAttribute('aria-disabled')).toBe('true')
})

test('the question mark shows the keys that work here', async () => {
  press('?', { shiftKey: true })
  await pass(0)
  const sheet = document.querySelector('dialog')
  expect(sheet?.querySelector('h2')?.textContent).toBe('Tasten')
  expect([...(sheet?.querySelectorAll('h3') ?? [])].map((title) => title.textContent)).toEqual([
    'Überall',
    'Liste',
    // It goes on in the next column.
    'Liste …',
    'Panels',
    'Gehe zu',
  ])
  press('Escape')
  await pass(0)
  expect(document.querySelector('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Zeile')
})

describe('changing keys', () => {
  const button = (name: string) => document.querySelector<HTMLElement>(`dialog [aria-label="${name}"]`)
  async function openSettings() {
    openPalette()
    type('tasten ändern')
    press('Enter')
    await pass(0)
  }

  test('a new key is pressed, taken over with Enter, and works at once', async () => {
    await openSettings()
    button('Taste ändern: Aufträge')?.click()
    await pass(0)
    press('t', { ctrlKey: true })
    await pass(0)
    expect(document.querySelector('dialog')?.textContent).toContain('Diese Taste gehört dem Browser')
    press('j')
    await pass(0)
    expect(document.querySelector('dialog')?.textContent).toContain('Schon vergeben: Nach unten')
    press('Escape')
    button('Taste ändern: Aufträge')?.click()
    await pass(0)
    press('ö')
    press('Enter')
    press('Escape')
    await pass(0)
    expect(document.querySelector('dialog')).toBeNull()
    press('ö')
    expect(log).toEqual(['navigate /orders'])
    expect(stored.get('keymap')).toEqual({ version: 1, singleKeys: true, keys: { 'goto.orders': ['ö'] } })
  })

  test('single keys can be switched off, Ctrl keys stay', async () => {
    press('?', { shiftKey: true })
    await pass(0)
    document.querySelector<HTMLInputElement>('dialog input[type="checkbox"]')?.click()
    await pass(0)
    press('Escape')
    await pass(0)
    press('j')
    press('g')
    press('o')
    expect(log).toEqual([])
    openPalette()
    expect(input()).not.toBeNull()
  })
})
