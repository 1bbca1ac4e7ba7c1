import { Server } from 'lucide-react'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState, LoadingRows } from '#src/ui/feedback/states.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import type { MockHandle } from '../mock-handle.ts'
import { CallsSection } from './calls-section.tsx'
import { FaultsSection } from './faults-section.tsx'
import {
  ClockSection,
  ConnectionSection,
  LatencySection,
  ScenariosSection,
  WhoSection,
  WorldSection,
} from './sections.tsx'
import { useMockHandle, useMockView } from './use-mock.ts'

/** "Mock-Backend": all that can be asked of the mock beside its API, in one place. */
export function MockPanelContent({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const handle = useMockHandle()
  if (handle !== undefined) return <Verbs handle={handle} part={panel.id} />
  return (
    <SidePanel title={t('mock.title')}>
      <EmptyState icon={Server} title={t('mock.none')} text={t('mock.reason.none')} />
    </SidePanel>
  )
}

function Verbs({ handle, part: wanted }: { handle: MockHandle; part: string | undefined }) {
  const { t } = useText()
  const view = useMockView(handle)
  const part = useFocusScope<HTMLDivElement>({ scopes: ['panel:mock'] })
  return (
    <div ref={part} className="h-full">
      <SidePanel title={t('mock.title')} fact={view && t('mock.seedFact', { seed: view.state.seed })}>
        {view === undefined ? (
          <LoadingRows rows={8} />
        ) : (
          <>
            <WhoSection who={view.who} />
            <LatencySection key={view.state.latency} handle={handle} latency={view.state.latency} />
            <FaultsSection handle={handle} planned={view.state.faults} />
            <ConnectionSection isOffline={view.state.isOffline} />
            <ClockSection state={view.state} />
            <ScenariosSection handle={handle} running={view.state.scenarios} />
            <WorldSection seed={view.state.seed} />
            <CallsSection calls={view.calls} isWanted={wanted === 'calls'} />
          </>
        )}
      </SidePanel>
    </div>
  )
}
