import { useNavigate } from '@tanstack/react-router'
import { Fragment, useEffect, useMemo } from 'react'
import type { TabsHandle } from '#src/commands/gate/screen-handles.ts'
import { useTabInAddress } from '../../views/use-view-address.ts'
import { tabIn, type ListTab } from './define-tabs.tsx'
import { TabStrip } from './tab-strip.tsx'

/**
 * A screen of several lists, each with its own columns, filters, sort and saved views. The address names the one that is
 * shown; another one begins with an address of its own, and the keyboard is in its rows.
 */
export function TabbedScreen({ tabs }: { tabs: readonly ListTab[] }) {
  const navigate = useNavigate()
  const { named, params } = useTabInAddress()
  const tab = tabIn(tabs, named)
  const [first] = tabs
  const handle = useMemo<TabsHandle>(() => {
    const open = (id: string) => {
      if (id !== tab.id) void navigate({ to: '.', search: { tab: id === first?.id ? undefined : id } })
    }
    return { open, all: () => tabs.map(({ id, title }) => ({ id, title, isOpen: id === tab.id })) }
  }, [tabs, tab, first, navigate])

  // What this list does not understand is no part of its address.
  useEffect(() => {
    const unknown = params.filter((name) => !tab.params.includes(name))
    const isNamed = named === undefined || (named === tab.id && tab !== first)
    if (unknown.length === 0 && isNamed) return
    const none = Object.fromEntries([...unknown, ...(isNamed ? [] : ['tab'])].map((name) => [name, undefined]))
    const search = (before: object) => ({ ...before, ...none })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }, [params, named, tab, first, navigate])

  const strip = <TabStrip tabs={tabs} current={tab} onOpen={handle.open} />
  return <Fragment key={tab.id}>{tab.show({ strip, handle })}</Fragment>
}
