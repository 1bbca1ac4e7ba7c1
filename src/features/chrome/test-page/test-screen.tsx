import { useEffect, useState, useSyncExternalStore } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { DefinitionList } from '#src/ui/page/panel-frame.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { ConnectionFacts } from './connection-facts.tsx'
import { OwnRights } from './own-rights.tsx'
import { StateSamples } from './state-samples.tsx'
import { failures, shownFacts } from './test-page-values.ts'
import { useFacts } from './use-facts.ts'

/** "Testseite": all that a developer or support asks for first, to read and to copy; in the demo also faults to try out. */
export function TestScreen() {
  const { t } = useText()
  const { demo } = useSession()
  const facts = useFacts()
  const shown = useSessionValue(shownFacts)
  useEffect(() => shown.set(facts), [shown, facts])
  useFailureOnDemand()
  const part = useFocusScope<HTMLDivElement>({ scopes: ['own:test'] })
  return (
    <div ref={part} tabIndex={-1} data-autofocus className="no-ring flex h-full flex-col">
      <PageHeader title={t('test.title')} actions={<CommandButton id="test.copy" variant="primary" />} />
      <div className="min-h-0 grow overflow-y-auto border-t border-line">
        <PageSection title={t('test.facts')} text={t('test.facts.text')}>
          <DefinitionList rows={facts} />
        </PageSection>
        <ConnectionFacts />
        {demo && (
          <PageSection title={t('test.faults')} text={t('test.faults.text')}>
            <div className="flex flex-wrap gap-2">
              <CommandButton id="test.messages" />
              <CommandButton id="test.missing" />
              <CommandButton id="test.crash" />
            </div>
          </PageSection>
        )}
        <OwnRights />
        <StateSamples />
      </div>
    </div>
  )
}

/** Breaks the page when somebody asks for that; it stands again when it is drawn anew. */
function useFailureOnDemand(): void {
  const { t } = useText()
  const told = useSessionValue(failures)
  const [before] = useState(told.current)
  if (useSyncExternalStore(told.subscribe, told.current) !== before) throw new Error(t('test.crash.message'))
}
