import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { RECORD_KINDS } from '#src/contract/records/kinds.ts'
import {
  decodePanels,
  encodePanel,
  encodePanels,
  isPanelId,
  MAX_PANELS,
  PANEL_KINDS,
  type PanelRef,
} from '#src/workspace/panels/panel.ts'
import { MAIN_PANEL } from '#src/workspace/panels/panel-focus.tsx'
import { visiblePanels } from '#src/workspace/panels/panel-host.tsx'
import { withoutRecords, withPanel } from '#src/workspace/panels/panels.ts'
import { parseSearch, stringifySearch } from '#src/workspace/search-params.ts'

const kind = fc.constantFrom(...PANEL_KINDS)
const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter(isPanelId)
const panel: fc.Arbitrary<PanelRef> = fc.oneof(
  fc.record({ kind: kind.filter((one) => !RECORD_KINDS.some((record) => record === one)) }),
  fc.record({ kind, id }),
  // Few of them, so that the same one comes twice.
  fc.constantFrom<PanelRef>({ kind: 'wizard' }, { kind: 'order', id: 'A' }, { kind: 'order', id: 'B' }),
)
const open = fc.uniqueArray(panel, { selector: encodePanel, maxLength: 4 })
const how = fc.constantFrom('replace' as const, 'add' as const)
const keysOf = (panels: readonly PanelRef[]) => panels.map(encodePanel)

describe('panels in the address', () => {
  property.prop([open])('what was written is read back', (panels) => {
    expect(decodePanels(encodePanels(panels))).toEqual(panels)
  })

  property.prop([open])('what was written is read back through a whole address', (panels) => {
    const search = stringifySearch({ panels: encodePanels(panels) })
    expect(decodePanels(parseSearch(search)['panels'])).toEqual(panels)
  })

  test('an id may hold the very signs that part panels from each other', () => {
    const panels: PanelRef[] = [{ kind: 'order', id: 'A,wizard:B%2C/ü' }, { kind: 'wizard' }]
    expect(encodePanels(panels)).toBe('order:A%2Cwizard%3AB%252C%2F%C3%BC,wizard')
    expect(decodePanels('order:A%2Cwizard%3AB%252C%2F%C3%BC,wizard')).toEqual(panels)
  })

  property.prop([fc.anything()])('whatever stands there gives at most four different panels', (anything) => {
    const panels = decodePanels(anything)
    expect(panels.length).toBeLessThanOrEqual(4)
    expect(new Set(keysOf(panels)).size).toBe(panels.length)
  })

  test.each([
    ['order:..', []],
    ['order:', []],
    ['order,vehicle,history', [{ kind: 'history' }]],
    ['order:%', []],
    ['constructor,__proto__,toString:1', []],
    ['order:%2E%2E,order:A,order:A', [{ kind: 'order', id: 'A' }]],
    [`order:${'x'.repeat(101)},wizard`, [{ kind: 'wizard' }]],
    ['order:A,order:B,order:C,order:D,order:E', ['A', 'B', 'C', 'D'].map((name) => ({ kind: 'order', id: name }))],
  ])('%s', (text, panels) => {
    expect(decodePanels(text)).toEqual(panels)
  })
})

describe('search params', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 })
  const value = fc.string({ unit: 'grapheme', minLength: 1 })

  property.prop([fc.dictionary(name, value, { noNullPrototype: true })])('what was written is read back', (search) => {
    const wellFormed = Object.fromEntries(Object.entries(search).map((pair) => pair.map((text) => text.toWellFormed())))
    expect(parseSearch(stringifySearch(wellFormed))).toEqual(wellFormed)
  })

  test('a postal code keeps its zero, and the first of two wins', () => {
    expect(parseSearch('?plz=01067&plz=2')).toEqual({ plz: '01067' })
  })
})

describe('opening one more panel', () => {
  property.prop([open, panel, how])(
    'there are never more than four, none twice, and the new one is there',
    (before, next, way) => {
      const after = withPanel(before, next, way)
      expect(after.length).toBeLessThanOrEqual(MAX_PANELS)
      expect(new Set(keysOf(after)).size).toBe(after.length)
      expect(keysOf(after)).toContain(encodePanel(next))
    },
  )

  property.prop([open, panel, how])('an order being written is never put away by it', (before, next, way) => {
    const wizard = keysOf(before).filter((key) => key.startsWith('wizard'))
    expect(keysOf(withPanel(before, next, way))).toEqual(expect.arrayContaining(wizard.slice(0, 3)))
  })
})

test('a record that is gone takes every panel along that shows it, and no other', () => {
  const panels: PanelRef[] = [
    ...[{ kind: 'invoice', id: 'A' } as const, { kind: 'invoiceDraft', id: 'A' } as const],
    ...[{ kind: 'invoice', id: 'B' } as const, { kind: 'order', id: 'A' } as const, { kind: 'wizard' } as const],
  ]
  expect(keysOf(withoutRecords(panels, 'invoice', ['A']))).toEqual(['invoice:B', 'order:A', 'wizard'])
  // What is issued has nothing to be put together any more; the invoice itself stays.
  expect(keysOf(withoutRecords(panels, 'invoiceDraft', ['A']))).toEqual(['invoice:A', 'invoice:B', 'order:A', 'wizard'])
})

describe('which panels have room', () => {
  const viewport = fc.constantFrom(
    { stacked: true, sidePanels: 1, wide: false },
    { stacked: false, sidePanels: 1, wide: false },
    { stacked: false, sidePanels: 2, wide: true },
    { stacked: false, sidePanels: 3, wide: true },
  )

  property.prop([open, viewport, fc.nat(3)])(
    'the active one is seen, the others as far as there is room',
    (panels, room, at) => {
      const active = panels[at] === undefined ? MAIN_PANEL : encodePanel(panels[at])
      const shown = keysOf(visiblePanels(panels, active, room))
      if (active !== MAIN_PANEL) expect(shown).toContain(active)
      const expected = room.stacked ? Number(active !== MAIN_PANEL) : Math.min(room.sidePanels, panels.length)
      expect(shown).toHaveLength(expected)
      expect(keysOf(panels).join()).toContain(shown.join())
    },
  )
})
