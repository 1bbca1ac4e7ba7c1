import { useNavigate } from '@tanstack/react-router'
import { Fragment, useMemo } from 'react'
import type { TabsHandle } from '#src/commands/gate/screen-handles.ts'
import { useTabInAddress } from '../../views/use-view-address.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { offeredTabs, tabIn, usualTab, type ListTab } from './define-tabs.tsx'
import { TabStrip } from './tab-strip.tsx'

/**
 * A screen of several lists, each with its own columns, filters, sort and saved views. The address names the one that is
 * shown (`isNarrow`: all of them stand side by side in a column too); another one begins with an address of its own, and the keyboard is in its rows.
 */
export function TabbedScreen({ tabs: all, isNarrow }: { tabs: readonly ListTab[]; isNarrow?: boolean }) {
  const session = useSession()
  const tabs = useMemo(() => offeredTabs(all, session), [all, session])
  const navigate = useNavigate()
  const tab = tabIn(tabs, useTabInAddress())
  const handle = useMemo<TabsHandle>(() => {
    const open = (id: string) => {
      if (id !== tab.id) void navigate({ to: '.', search: { tab: id === usualTab(tabs).id ? undefined : id } })
    }
    return { open, all: () => tabs.map(({ id, title }) => ({ id, title, isOpen: id === tab.id })) }
  }, [tabs, tab, navigate])
  const strip = <TabStrip tabs={tabs} current={tab} onOpen={handle.open} isNarrow={isNarrow} />
  return <Fragment key={tab.id}>{tab.show({ title: tab.title, strip, handle })}</Fragment>
}
