import { useState } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { may } from '#src/domain/accounts/roles.ts'
import { FIGURES, FLEET_FIGURES } from '#src/domain/reports/figures.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NoPermissionState } from '#src/ui/feedback/states.tsx'
import { TabPanel, Tabs } from '#src/ui/page/tabs.tsx'
import { SubstituteBadge } from '#src/ui/signs/badge.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { rangeName } from './figures/figure-text.ts'
import { useFigures } from './figures/use-figures.ts'
import { Formula } from './record/formula.tsx'
import { Strongest } from './record/strongest.tsx'
import { SubstituteNote } from './record/substitute-note.tsx'
import { WeekTable } from './record/week-table.tsx'
import { useReportSearch } from './view/use-report-address.ts'

/** One figure: the table behind its chart, how it is computed, and who stands out. */
export function FigurePanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const { role } = useSession()
  if (may(role, 'reports.read')) return <Readable id={panel.id ?? ''} />
  return (
    <SidePanel title={t('reports.figure')}>
      <NoPermissionState title={t('reports.title')} text={t('reports.hidden')} />
    </SidePanel>
  )
}

function Readable({ id }: { id: string }) {
  const { t } = useText()
  const format = useFormat()
  const { titleId } = usePanelPlace()
  const search = useReportSearch()
  const name = FIGURES.find((known) => known === id) ?? 'revenue'
  const figures = useFigures(search, [name])
  const [tab, setTab] = useState('table')
  const part = useFocusScope<HTMLDivElement>({ scopes: ['panel:figure'] })
  const [shown] = figures.shown
  if (shown === undefined) return null
  const week = figures.weeks.find((one) => one === search.week) ?? figures.headWeek
  const orders = figures.headOf(name)?.weeks.find((one) => one.week === week)?.orders ?? 0
  const isFleet = FLEET_FIGURES.some((one) => one === name)
  return (
    <div ref={part} className="h-full">
      <SidePanel
        title={t(`reports.figure.${name}`)}
        fact={rangeName(figures.weeks, format)}
        status={shown.last?.isSubstitute === true ? <SubstituteBadge /> : undefined}
        tabs={
          <Tabs
            label={t('reports.panelTabs')}
            idPrefix={titleId}
            current={tab}
            onSelect={setTab}
            tabs={[
              { id: 'table', title: t('reports.table') },
              { id: 'formula', title: t('reports.formula') },
              { id: 'strongest', title: t(isFleet ? 'reports.plural.vehicle' : 'reports.plural.customer') },
            ]}
          />
        }
        footer={
          <>
            <CommandButton
              id="reports.orders"
              variant="primary"
              label={t('reports.showOrders', { count: orders, number: format.number(orders, 0) })}
            />
            <CommandButton id="reports.csv" label="CSV" />
          </>
        }
      >
        <TabPanel idPrefix={titleId} id={tab}>
          {shown.state === 'failed' && <SubstituteNote shown={shown} onRetry={figures.retry} />}
          {tab === 'table' && <WeekTable shown={shown} week={week} />}
          {tab !== 'strongest' && <Formula shown={shown} week={week} isWhole={tab === 'formula'} />}
          {tab !== 'formula' && week !== undefined && (
            <Strongest figure={name} search={search} week={week} isWhole={tab === 'strongest'} />
          )}
        </TabPanel>
      </SidePanel>
    </div>
  )
}
