import { useState, type RefObject } from 'react'
import { recordFocus, type FocusedRecord } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { HandoverItem } from '#src/contract/handovers/handover.ts'
import { RECORD_KINDS, type RecordKind } from '#src/contract/records/kinds.ts'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { createObservable } from '#src/workspace/session/observable.ts'

const PAGE = 10

const rowsIn = (page: HTMLElement | null) => [...(page?.querySelectorAll<HTMLElement>('[data-handed]') ?? [])]

/** The record an item is about, as far as there is a panel for it. */
export function recordOf({ kind, recordId }: HandoverItem): { kind: RecordKind; id: string } | undefined {
  const known = RECORD_KINDS.find((one) => one === kind)
  return known === undefined || recordId === undefined ? undefined : { kind: known, id: recordId }
}

/** Lets the keys of lists walk through all that is open; commands act on the record of the row the keyboard is on. */
export function useHandoverKeys(items: readonly HandoverItem[], print: () => void): RefObject<HTMLDivElement | null> {
  const panels = usePanels()
  const [last] = useState(() => createObservable(-1))
  const here = () => {
    const at = rowsIn(page.current).findIndex((row) => row.contains(document.activeElement))
    return at < 0 ? last.current() : at
  }
  const record = () => {
    const item = items[here()]
    return item && recordOf(item)
  }
  const go = (index: number) => {
    const rows = rowsIn(page.current)
    const at = Math.min(Math.max(index, 0), rows.length - 1)
    last.set(at)
    rows[at]?.focus()
  }
  const open = (how: 'replace' | 'add', focus: boolean) => {
    const one = record()
    if (one !== undefined) panels.open(one, { how, focus })
  }
  const page: RefObject<HTMLDivElement | null> = useFocusScope<HTMLDivElement>({
    scopes: ['list', 'list:handover'],
    list: {
      move: (by) => go(here() + by),
      first: () => go(0),
      last: () => go(Infinity),
      page: (by) => go(here() + by * PAGE),
      clear: () => false,
      open: (how = 'replace') => open(how, true),
      peek: () => open('replace', false),
      hasPanel: () => record() !== undefined,
      async print() {
        print()
      },
    },
    get focus(): FocusedRecord | undefined {
      const item = items[here()]
      const one = item && recordOf(item)
      return one && recordFocus(one.kind, one.id, { name: item.label })
    },
    changes: last,
  })
  return page
}
