import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '../classes.ts'

/** A tab; the count stands behind its word. */
export interface Tab {
  id: string
  title: string
  count?: number | string
}

/** Tabs of 32 px. Arrow keys, Home and End choose at once; `idPrefix` ties them to their `TabPanel`. */
export function Tabs(props: {
  label: string
  tabs: readonly Tab[]
  current: string
  onSelect: (id: string) => void
  idPrefix: string
}) {
  const { label, tabs, current, onSelect, idPrefix } = props
  const choose = (index: number) => {
    const tab = tabs.at(index % tabs.length)
    if (!tab) return
    onSelect(tab.id)
    document.getElementById(`${idPrefix}-tab-${tab.id}`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const at = tabs.findIndex((tab) => tab.id === current)
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    event.stopPropagation()
    choose(target)
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex min-h-8 shrink-0 flex-wrap gap-x-4 border-b border-line px-4"
    >
      {tabs.map((tab) => {
        const selected = tab.id === current
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${idPrefix}-tab-${tab.id}`}
            aria-selected={selected}
            aria-controls={selected ? `${idPrefix}-panel-${tab.id}` : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={classes(
              'ring-inside relative -mx-1 h-8 shrink-0 px-1 whitespace-nowrap',
              selected ? 'font-semibold text-text' : 'text-text-2 hover:text-text',
            )}
          >
            {/* The bold twin keeps the width, so that nothing moves when the choice does. */}
            <span className="inline-grid">
              <span aria-hidden className="invisible col-start-1 row-start-1 font-semibold">
                {tab.title}
              </span>
              <span className="col-start-1 row-start-1">{tab.title}</span>
            </span>
            {tab.count !== undefined && <span className="ml-1 text-chip font-normal text-text-3">{tab.count}</span>}
            {selected && <span aria-hidden className="forced-fill absolute inset-x-1 -bottom-px h-0.5 bg-accent" />}
          </button>
        )
      })}
    </div>
  )
}

/** What makes an element the content of one tab. */
export const tabPanel = (idPrefix: string, id: string) => ({
  role: 'tabpanel',
  id: `${idPrefix}-panel-${id}`,
  'aria-labelledby': `${idPrefix}-tab-${id}`,
})

/** The content of one tab. */
export function TabPanel({ idPrefix, id, children }: { idPrefix: string; id: string; children: ReactNode }) {
  return <div {...tabPanel(idPrefix, id)}>{children}</div>
}
