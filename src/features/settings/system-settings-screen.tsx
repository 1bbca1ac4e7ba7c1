import { useId } from 'react'
import { KeymapSettings } from '#src/commands/keys/keymap-settings.tsx'
import { isOffered } from '#src/contract/extras.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { TabPanel, Tabs } from '#src/ui/page/tabs.tsx'
import { ConnectionSection } from './connection-section.tsx'
import { CompanyTab } from './company/company-tab.tsx'
import { FeatureFlagsSection } from './flags/feature-flags-section.tsx'
import { NumberingTab } from './numbering/numbering-tab.tsx'
import { TeamSection } from './team/team-section.tsx'
import { SETTINGS_TABS, systemSettingsRoute } from './system-settings.route.tsx'

/** What the tabs ask the server for beside the calls of the specification. */
const CALLS: ReadonlyMap<string, EndpointName> = new Map([
  ['company', 'companies.get'],
  ['numbering', 'numbering.list'],
  ['team', 'team.list'],
])

/** Settings of the installation, for admins. */
export function SystemSettingsScreen() {
  const { t } = useText()
  const id = useId()
  const wanted = systemSettingsRoute.useSearch().tab
  const session = useSession()
  const shown = SETTINGS_TABS.filter((known) => isOffered(session, CALLS.get(known)))
  const tab = shown.find((known) => known === wanted) ?? SETTINGS_TABS[0]
  const navigate = systemSettingsRoute.useNavigate()
  const select = (next: string) =>
    void navigate({
      search: (before) => ({ ...before, tab: SETTINGS_TABS.find((known) => known === next) }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div tabIndex={-1} data-autofocus className="no-ring flex h-full flex-col">
      <PageHeader title={t('settings.title')} />
      <Tabs
        label={t('settings.title')}
        idPrefix={id}
        current={tab}
        onSelect={select}
        tabs={shown.map((known) => ({ id: known, title: t(`settings.tab.${known}`) }))}
      />
      <div className="min-h-0 grow overflow-y-auto">
        <TabPanel idPrefix={id} id={tab}>
          {tab === 'company' && <CompanyTab />}
          {tab === 'numbering' && <NumberingTab />}
          {tab === 'keys' && <KeymapSettings />}
          {tab === 'team' && <TeamSection />}
          {tab === 'allgemein' && (
            <>
              <FeatureFlagsSection />
              <ConnectionSection />
            </>
          )}
        </TabPanel>
      </div>
    </div>
  )
}
